import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { eq, sql } from "drizzle-orm";
import { db, inTransaction } from "../db/index.ts";
import { sealingKeys } from "../db/schema/sealing.ts";
import { type Settings, SettingsError } from "../env.ts";
import { now, settings } from "./context.ts";
import { newUid } from "./ids.ts";
import { isKeyUsed } from "./renewSealed.repository.ts";
import type { AnySealedColumn } from "./sealedColumn.ts";
import { newSecretKey, type SecretKey, secretKeyOf, setSecretKeys } from "./sealing.ts";

type Where = Pick<Settings, "DATA_DIR" | "SECRET_KEY">;

export const secretKeyFile = ({ DATA_DIR }: Pick<Settings, "DATA_DIR">) =>
  join(resolve(DATA_DIR), "secret.key");

const OWNER_ONLY = 0o600;

/** Keys by commas or lines, the newest first. @throws SettingsError */
function keysIn(text: string, source: string): SecretKey[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const key = secretKeyOf(one);
      if (key) return key;
      throw new SettingsError(
        `${source} の鍵が読み取れません。32バイトをBase64にした文字列を指定してください（例: openssl rand -base64 32 の出力）。`,
      );
    });
}

function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new SettingsError(`鍵のファイル ${path} を読み取れません。ファイルの権限を確認してください。`);
  }
}

/** The file appears whole or not at all: another process on the folder may start at the same moment. */
function createFile(path: string): string {
  const draft = `${path}.${newUid()}`;
  mkdirSync(resolve(path, ".."), { recursive: true });
  writeFileSync(draft, `${newSecretKey()}\n`, { mode: OWNER_ONLY });
  try {
    linkSync(draft, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8");
}

function givenKeys(where: Where): SecretKey[] {
  if (where.SECRET_KEY) return keysIn(where.SECRET_KEY, "設定 SECRET_KEY");
  const path = secretKeyFile(where);
  const text = readFile(path);
  if (text === undefined) return [];
  chmodSync(path, OWNER_ONLY);
  return keysIn(text, `ファイル ${path}`);
}

function missingKey(where: Where): SettingsError {
  const source = where.SECRET_KEY ? "設定 SECRET_KEY" : `ファイル ${secretKeyFile(where)}`;
  return new SettingsError(
    `データベースにある口座番号を、${source} の鍵では読み取れません。別の鍵で暗号化されています。\n` +
      "これまで使っていた鍵を SECRET_KEY に指定してください（バックアップの secret.key の中身。新しい鍵に替えるときは「新しい鍵,古い鍵」と並べます）。\n" +
      "同じデータベースを使うプロセスが複数あるときは、すべてに同じ SECRET_KEY を指定してください。",
  );
}

const LOCK = 31;

/** Whether values are sealed with a key that is not here. One that nothing is sealed with any more is forgotten. */
async function isMissing(kid: string, columns: readonly AnySealedColumn[]): Promise<boolean> {
  if (await isKeyUsed(kid, columns)) return true;
  await db().delete(sealingKeys).where(eq(sealingKeys.kid, kid));
  return false;
}

/**
 * Loads the keys that seal account numbers; every server does so before it answers. A database that was sealed with a
 * key that is not here is refused, so that nobody finds out on the day of payment. @throws SettingsError
 */
export async function loadSecretKeys(columns: readonly AnySealedColumn[]): Promise<void> {
  const where = settings();
  await inTransaction(async () => {
    await db().execute(sql`select pg_advisory_xact_lock(${LOCK}, ${LOCK})`);
    const used = await db().select({ kid: sealingKeys.kid }).from(sealingKeys);
    const given = givenKeys(where);
    // A key of its own would only hide that the right one is missing.
    const isFirst = given.length === 0 && used.length === 0;
    const keys = isFirst ? keysIn(createFile(secretKeyFile(where)), "secret.key") : given;
    const [newest] = keys;
    if (!newest) throw missingKey(where);
    for (const { kid } of used)
      if (keys.every((key) => key.kid !== kid) && (await isMissing(kid, columns))) throw missingKey(where);
    await db().insert(sealingKeys).values({ kid: newest.kid, created_at: now() }).onConflictDoNothing();
    setSecretKeys(keys);
  });
}
