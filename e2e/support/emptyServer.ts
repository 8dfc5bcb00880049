import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { children } from "../../tools/children.ts";
import { freePort } from "../../tools/freePort.ts";

const START_MS = 180_000;
const MAIL_MS = 30_000;

/** The address that `npm run operator` makes the first operator, before the server starts. */
export const FIRST_OPERATOR = "operator@first.test";

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A server that nobody has used: no demo, one operator who has not chosen a password yet. */
export interface EmptyServer {
  readonly url: string;
  /** What the operator's command printed: the link by which the first operator chooses a password. */
  readonly operatorLink: string;
  /** Mails to an address so far, oldest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** The link in the newest mail to an address whose path begins so; waits for the mail. */
  linkTo(address: string, path: string): Promise<string>;
}

/**
 * What the operator's command makes of a folder that is not there yet, and what it prints. Whoever needs it first makes it
 * for the whole run: two of them at once both make it, and one is kept.
 */
async function preparedFolder(): Promise<string> {
  const folder = process.env.E2E_EMPTY_DIR ?? "";
  if (existsSync(folder)) return folder;
  const made = mkdtempSync(`${folder}-`);
  const { stdout } = await promisify(execFile)(process.execPath, ["tools/operator.ts", FIRST_OPERATOR], {
    env: { ...process.env, DATA_DIR: join(made, "data"), SEED: "none" },
  });
  writeFileSync(join(made, "printed.txt"), stdout);
  try {
    renameSync(made, folder);
  } catch (cause) {
    if (!existsSync(folder)) throw cause;
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/** PGlite's folder belongs to one process, so the operator's command has run before the server. */
export async function startEmptyServer(): Promise<EmptyServer & { stop(): Promise<void> }> {
  const prepared = await preparedFolder();
  const dataDir = mkdtempSync(join(tmpdir(), "tsumugi-empty-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    cpSync(join(prepared, "data"), dataDir, { recursive: true });
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const operatorLink = printedLink(readFileSync(join(prepared, "printed.txt"), "utf8"), url);
    const server = await start(url, {
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_BASE_URL: url,
      DATA_DIR: dataDir,
      SEED: "none",
      // Journeys of one machine make in a minute what a person makes in an hour.
      RATE_LIMIT: "off",
    });
    const stop = () => server.stop().finally(remove);
    return { url, operatorLink, ...outbox(join(dataDir, "outbox")), stop };
  } catch (cause) {
    remove();
    throw cause;
  }
}

/** The link that the command printed before anybody knew the server's port, at the server. */
function printedLink(printed: string, server: string): string {
  const link = /https?:\/\/\S+\/password-reset\?token=\S+/.exec(printed)?.[0];
  if (!link) throw new Error(`The operator's command printed no link:\n${printed}`);
  const { pathname, search } = new URL(link);
  return new URL(pathname + search, server).href;
}

async function start(url: string, env: Readonly<Record<string, string>>) {
  const { process: server, ended } = children().start(process.execPath, ["tools/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + START_MS; !(await isUp()); await sleep(50)) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`The server did not start on ${url}.`);
  }
  return {
    stop: async () => {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      const code = await ended;
      if (code !== 0) throw new Error(`The server ended with ${code}.`);
    },
  };
}

function outbox(folder: string): Pick<EmptyServer, "mailsTo" | "linkTo"> {
  const mailsTo = async (address: string) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".txt")).sort();
    const mails: Mail[] = [];
    for (const name of names) {
      const file = await readFile(join(folder, name), "utf8");
      const [head = "", ...rest] = file.split("\n\n");
      const [to, subject] = head.split("\n");
      if (to !== `To: ${address}`) continue;
      const html = await readFile(join(folder, name.replace(/\.txt$/, ".html")), "utf8").catch(() => "");
      mails.push({ subject: (subject ?? "").replace("Subject: ", ""), text: rest.join("\n\n"), html });
    }
    return mails;
  };
  const linkTo = async (address: string, path: string) => {
    const find = async () =>
      (await mailsTo(address))
        .reverse()
        .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
        .find((link) => new URL(link).pathname.startsWith(path));
    await expect.poll(find, { timeout: MAIL_MS, message: `a mail to ${address} with ${path}` }).toBeTruthy();
    return (await find()) ?? "";
  };
  return { mailsTo, linkTo };
}
