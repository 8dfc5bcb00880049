import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Firestore } from "@google-cloud/firestore";
import { SettingsError } from "../env.ts";

const CURE =
  "Firebase コンソールの「プロジェクトの設定」→「サービス アカウント」で秘密鍵を作り、その JSON ファイルの場所を GOOGLE_APPLICATION_CREDENTIALS に指定してください。Firebase を使わないなら、FIREBASE_PROJECT_ID を外してください。";
/** Where no file is named, Google's own machines are asked, which answer at once or not at all. */
const PATIENCE_MS = 20_000;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Google's client looks for its account with the first call, says in English what it lacks, and rejects into nothing
 * meanwhile. So a named file is read here first, as a start that succeeds must mean that comments can be carried.
 * @throws SettingsError where the file is not there or holds no account
 */
export function checkAccountFile(env: Environment): void {
  const path = env.GOOGLE_APPLICATION_CREDENTIALS;
  if (!path || env.FIRESTORE_EMULATOR_HOST) return;
  const refuse = (why: string) =>
    new SettingsError(`設定 GOOGLE_APPLICATION_CREDENTIALS のファイル「${path}」${why}。\n${CURE}`);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw refuse(`を読み取れません（${(cause as NodeJS.ErrnoException).code}）`);
  }
  const account = objectIn(text);
  if (!account) throw refuse("は JSON ではありません");
  // Other kinds of account are Google's own to judge.
  if (account.type !== undefined && account.type !== "service_account") return;
  const lacking = ["client_email", "private_key"].filter((key) => typeof account[key] !== "string");
  if (lacking.length > 0) throw refuse(`には ${lacking.join(" と ")} がありません`);
  if (!isKey(String(account.private_key))) throw refuse("の private_key が壊れています");
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

const NO_ACCOUNT = "Could not load the default credentials";

/**
 * Where no file is named, whether this machine has an account of its own. Anything else that fails is no reason against a
 * start: it is tried again as long as the server runs.
 * @throws SettingsError where there is none
 */
export async function checkOwnAccount(db: Firestore, env: Environment): Promise<void> {
  if (env.GOOGLE_APPLICATION_CREDENTIALS || env.FIRESTORE_EMULATOR_HOST) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const judge = (error: unknown) => {
    if (!String(error).includes(NO_ACCOUNT)) return;
    reject(new SettingsError(`FIREBASE_PROJECT_ID のための、Firestore に入る鍵がありません。\n${CURE}`));
  };
  const timer = setTimeout(resolve, PATIENCE_MS);
  // The client tries many times before its call fails; each attempt is rejected into nothing.
  process.on("unhandledRejection", judge);
  db.doc("companies/-").get().catch(judge).finally(resolve);
  await promise.finally(() => {
    clearTimeout(timer);
    process.off("unhandledRejection", judge);
  });
}
