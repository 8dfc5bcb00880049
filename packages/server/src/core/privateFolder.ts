import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const OTHERS = 0o077;

/**
 * Keeps a data folder, and all that this process writes from now on, to its owner: the database holds personal data,
 * and the mails in it hold links that are as good as a password. A folder from before is closed with all that it holds.
 * Windows has no such rights and keeps its own.
 */
export function keepToOwner(dataDir: string): void {
  process.umask(OTHERS);
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (lstatSync(folder).mode & OTHERS) close(folder);
}

/** PGlite unpacks a new database with rights of its own, whatever the process asks for: closed once it is there. */
export function closeDatabase(dataDir: string): void {
  const folder = join(resolve(dataDir), "pglite");
  if (existsSync(folder)) close(folder);
}

/** Links are left alone: what they point to belongs to somebody else. */
function close(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
  if (found.mode & OTHERS) chmodSync(path, found.mode & 0o777 & ~OTHERS);
}
