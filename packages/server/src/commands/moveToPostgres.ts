import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyDatabase } from "../db/copyDatabase.ts";
import { migrate, openDb } from "../db/index.ts";
import { readSettings, SettingsError } from "../env.ts";
import { unreadNames } from "../settingsAdvice.ts";
import type { Env } from "./withDeps.ts";

/**
 * `npm run move-to-postgres`: copies what the embedded database of `DATA_DIR` holds into the empty PostgreSQL of
 * `DATABASE_URL`. The embedded one stays as it is; pictures and the key stay in the folder, which both have. Answers the
 * exit code.
 */
export async function moveToPostgres(_args: readonly string[] = [], env: Env = process.env): Promise<number> {
  for (const line of unreadNames(env)) console.warn(line);
  try {
    const { DATA_DIR, DATABASE_URL } = readSettings(env);
    const folder = resolve(DATA_DIR);
    if (!DATABASE_URL) {
      throw new SettingsError(
        "移す先がありません。空の PostgreSQL のURLを DATABASE_URL に指定してください。",
      );
    }
    if (!existsSync(join(folder, "pglite"))) {
      throw new SettingsError(
        `${folder} に、内蔵のデータベースがありません。これまで使っていたフォルダーを DATA_DIR に指定してください。`,
      );
    }
    const from = await openDb({ DATA_DIR, DATABASE_URL: undefined });
    try {
      const to = await openDb({ DATA_DIR, DATABASE_URL });
      try {
        await migrate(from);
        await migrate(to);
        console.log("移しています…");
        const { tables, rows } = await copyDatabase(from, to);
        console.log(
          `移しました（${tables} 表、${rows.toLocaleString("ja-JP")} 行）。\n` +
            `これからは、同じ DATABASE_URL と DATA_DIR（${folder}）で起動してください。画像と鍵（secret.key）は、このフォルダーにあるものをそのまま使います。\n` +
            `内蔵のデータベース（${join(folder, "pglite")}）は、そのまま残っています。確かめたあとで消せます。`,
        );
        return 0;
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    console.error(`\n移せませんでした。何も変わっていません。\n${cause.message}\n`);
    return 1;
  }
}
