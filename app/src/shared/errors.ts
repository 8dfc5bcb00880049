import { isApiError } from "@tsumugi/hooks";

const UNKNOWN = "予期しない問題が起きました。画面を再読み込みして、もう一度お試しください。";

/** What to tell the person: cause, then cure. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.message : UNKNOWN);

/** Number to quote in an inquiry, where the server gave one. */
export const requestIdOf = (error: unknown): string | undefined =>
  isApiError(error) ? (error.requestId ?? undefined) : undefined;

/**
 * Message with the inquiry number, for places with room for one text only. What is wrong with single values stands in
 * for 「表示された項目を直してください」: no field is marked there.
 */
export function fullMessageOf(error: unknown): string {
  const details = isApiError(error) ? Object.values(error.fields) : [];
  if (details.length > 0) return [...new Set(details)].join("\n");
  const requestId = requestIdOf(error);
  return requestId ? `${messageOf(error)}（お問い合わせ番号: ${requestId}）` : messageOf(error);
}
