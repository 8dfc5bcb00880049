import { ApiError, type Comment } from "@tsumugi/hooks";
import { FirebaseError } from "firebase/app";

type Facts = readonly [status: number, code: string, message: string];

const NO_ANSWER: Facts = [
  0,
  "network",
  "メッセージのサービスに接続できませんでした。通信環境を確認して、もう一度お試しください。",
];

const known: Record<string, Facts> = {
  "permission-denied": [
    403,
    "forbidden",
    "このメッセージを見る・書く権限がありません。必要なときは、会社の管理者に確認してください。",
  ],
  unauthenticated: [
    401,
    "unauthenticated",
    "サインインの有効期限が切れました。もう一度サインインしてください。",
  ],
  "not-found": [404, "not_found", "メッセージが見つかりません。画面を再読み込みしてください。"],
  "already-exists": [
    409,
    "idempotency_mismatch",
    "同じ番号で別の内容が送信されています。画面を再読み込みして、もう一度送信してください。",
  ],
  "invalid-argument": [400, "invalid_request", "メッセージの内容を確認して、送信し直してください。"],
  "resource-exhausted": [429, "rate_limited", "操作が集中しています。しばらく待ってからお試しください。"],
};

const errorOf = ([status, code, message]: Facts, cause?: unknown) =>
  new ApiError({ status, statusText: "", code, message }, { cause });

/** A refusal of the store's own, by the name the store itself uses. */
export const refusal = (code: "not-found" | "already-exists" | "permission-denied"): ApiError =>
  errorOf(known[code] ?? NO_ANSWER);

/** The comment says something else by now than when the writing began. */
export const staleComment = (current: Comment, message: string): ApiError =>
  new ApiError({ status: 409, statusText: "", code: "stale_version", message, current });

/** What the SDK threw, in the words of the port. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const code = cause instanceof FirebaseError ? cause.code.replace("firestore/", "") : "";
  return errorOf(known[code] ?? NO_ANSWER, cause);
}

export async function orThrow<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw toApiError(cause);
  }
}
