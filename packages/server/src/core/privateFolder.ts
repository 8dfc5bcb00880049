import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { SettingsError } from "../env.ts";
import { isDiskFull } from "./diskSpace.ts";

const OTHERS = 0o077;

/**
 * Keeps a data folder, and all that this process writes from now on, to its owner: the database holds personal data,
 * and the mails in it hold links that are as good as a password. A folder from before is closed with all that it holds.
 * Windows has no such rights and keeps its own.
 * @throws SettingsError with the cure where this process cannot have the folder
 */
export function keepToOwner(dataDir: string): void {
  process.umask(OTHERS);
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (lstatSync(folder).mode & OTHERS) close(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw folderError(folder, String((cause as NodeJS.ErrnoException).code));
  }
}

/** Before the bundled database is opened: it would only say that it cannot. @throws SettingsError with the cure */
export function refuseFullDisk(dataDir: string): void {
  const folder = resolve(dataDir);
  if (isDiskFull(folder)) throw folderError(folder, "ENOSPC");
}

function folderError(folder: string, code: string): SettingsError {
  const OTHER = "書き込める別のフォルダーを DATA_DIR に指定してください。";
  const NO_FOLDER = `の場所には、フォルダーではなくファイルがあります。\n${OTHER}`;
  const NO_RIGHT = `に書き込めません。\nサーバーを動かす利用者をフォルダーの持ち主にする（chown）か、${OTHER}`;
  const reasons: Record<string, string> = {
    EEXIST: NO_FOLDER,
    ENOTDIR: NO_FOLDER,
    EACCES: NO_RIGHT,
    EPERM: NO_RIGHT,
    EROFS: `は読み取り専用のディスクにあります。\n${OTHER}`,
    ENOSPC: `のディスクに空きがありません。\n空きを作るか、${OTHER}`,
  };
  const reason = reasons[code] ?? `を使えません。\n${OTHER}`;
  return new SettingsError(`データフォルダー ${folder} ${reason.replace("。\n", `（${code}）。\n`)}`);
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
