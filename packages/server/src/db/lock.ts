import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingsError } from "../env.ts";

/** Kept here so that the garbage collector cannot close, and thereby unlock, a folder in use. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process; the kernel gives it back however the process ends.
 * Two processes on one PGlite folder lose rows without an error.
 * @throws SettingsError when another process has it.
 */
export function lockFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new SettingsError(
      `データフォルダー ${folder} は別のツムギが使用中です。\n` +
        "動いているツムギを終了してから起動し直すか、別のフォルダーを DATA_DIR に指定してください。",
    );
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}
