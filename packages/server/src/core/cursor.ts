import { AppError } from "./errors.ts";

type Part = string | number | boolean | null;

const unreadable = () =>
  new AppError("invalid_request", {
    fields: { cursor: "続きの位置を読み取れません。一覧を最初から読み込んでください。" },
  });

/** The opaque cursor of a list: the sort values of the last row shown. */
export const encodeCursor = (parts: readonly Part[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** @throws AppError invalid_request for a cursor that we did not make. */
export function decodeCursor(cursor: string, kinds: readonly ("string" | "number" | "boolean")[]): Part[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (
      Array.isArray(parts) &&
      parts.length === kinds.length &&
      // No text of the database holds this mark.
      kinds.every((kind, i) => typeof parts[i] === kind && !String(parts[i]).includes("\0"))
    ) {
      return parts;
    }
  } catch {
    // Answered below, like every other cursor that is not ours.
  }
  throw unreadable();
}

/** A time inside a cursor. @throws AppError invalid_request */
export function cursorTime(part: Part | undefined): Date {
  const at = new Date(String(part));
  if (Number.isNaN(at.getTime())) throw unreadable();
  return at;
}

/** A day inside a cursor, as the database takes it. @throws AppError invalid_request */
export function cursorDay(part: Part | undefined): string {
  const day = cursorTime(part).toISOString();
  if (!/^(?!0000)\d{4}-/.test(day)) throw unreadable();
  return day.slice(0, 10);
}
