import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

export { freePort } from "../../../../tools/freePort.ts";

const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), "tsumugi-compiled");
const BUILD = fileURLToPath(new URL("../../../../tools/serverBuild.ts", import.meta.url));

/**
 * PGlite's code is compiled once and plainly for tests: making it fast afterwards takes a second of the processor, and their
 * servers live for a few. A measured server runs as it does in production: plainly compiled, it takes twice as long.
 */
const PLAINLY_COMPILED =
  process.env.VITEST && process.env.TEST_ENGINE !== "postgres" ? ["--liftoff-only"] : [];

/** Where a server of the engine under test keeps its data: nothing is there yet, nothing stays. */
export async function emptyStore(): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-main-"));
  const server = process.env.TEST_DATABASE_URL;
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (process.env.TEST_ENGINE !== "postgres" || !server) {
    return { env: { DATA_DIR: folder }, remove: async () => removeFolder() };
  }
  const name = `tsumugi_main_${randomBytes(6).toString("hex")}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    remove: async () => {
      await admin(`drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has written so far, to both streams. */
  text(): string;
  /** True once it answers; false when it ended instead. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** The server as it runs in production: a process of its own. */
export function startProcess(port: number, env: Record<string, string>): ServerProcess {
  const script = `import(${JSON.stringify(BUILD)}).then(({ loadServer }) => loadServer()).then(({ main }) => main())`;
  const child = spawn(process.execPath, [...PLAINLY_COMPILED, "-e", script], {
    // Half of a start is compiling what an earlier process has compiled already.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, SEED: "none", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  let over = false;
  const ended = new Promise<number | null>((resolve) =>
    child.once("close", (code) => {
      over = true;
      resolve(code);
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  const ready = (async () => {
    while (!over) {
      if (text.includes("ツムギが起動しました")) return true;
      await new Promise((done) => setTimeout(done, 50));
    }
    return false;
  })();
  return {
    url,
    pid: child.pid ?? 0,
    text: () => text,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}
