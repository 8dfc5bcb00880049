import { readFileSync } from "node:fs";
import { SettingsError } from "../env.ts";
import type { Migration } from "./migrate.ts";

/** Files 0001 to this one make the same schema as the development migrations that they replaced. */
const LAST_OF_BASELINE = "0015_create_realtime.sql";

/** Name to SHA-256, from a file beside the migrations as `sha256sum` writes it. */
export function readChecksums(file: string): Map<string, string> {
  const text = readFileSync(new URL(`./migrations/${file}`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line): [string, string] => [line.slice(66), line.slice(0, 64)]));
}

/**
 * Recognises a database that the development migrations made. One that has all of them is at the baseline; one that
 * has only some of them is at no version that the product can continue from.
 * @returns the baseline's files, to be recorded instead; undefined where no development migration has run
 * @throws SettingsError where some of them are missing or differ
 */
export function findBaseline(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): Migration[] | undefined {
  const development = readChecksums("development.sha256");
  if (![...applied].some(([name, checksum]) => development.get(name) === checksum)) return undefined;
  const missing = [...development].filter(([name, checksum]) => applied.get(name) !== checksum);
  const unknown = [...applied.keys()].filter((name) => !development.has(name));
  const [wrong] = [...missing.map(([name]) => name), ...unknown];
  if (wrong !== undefined) {
    throw new SettingsError(
      `このデータベースは、0.1.0 より前の開発版が途中まで作ったもので、このままでは使えません（${wrong} が合いません）。中身は変えていません。\n` +
        `移行が ${[...development.keys()].at(-1)} で終わる開発版で一度起動してから、この版で起動し直してください。` +
        "データが要らなければ、空のデータベースを DATABASE_URL に、または別のフォルダーを DATA_DIR に指定してください。",
    );
  }
  return migrations.filter(({ name }) => name <= LAST_OF_BASELINE);
}
