import { createHash, randomBytes, randomInt } from "node:crypto";

const EPOCH_DIGITS = 9;
const COUNT_DIGITS = 4;

let last = { at: -1, count: 0 };

/**
 * An id that sorts by creation, 24 characters of [0-9a-z]: 9 of time, 4 that count on within a millisecond from
 * where chance began (so that the rows of a file keep its order), 11 of chance (56 bits).
 */
export function newUid(): string {
  const now = Date.now();
  // A clock that is set back must not put what comes after before what is there: counted on from there.
  const goesOn = now <= last.at && last.count + 1 < 36 ** COUNT_DIGITS;
  last = goesOn
    ? { at: last.at, count: last.count + 1 }
    : { at: Math.max(now, last.at + 1), count: randomInt(36 ** COUNT_DIGITS / 2) };
  const chance = [...randomBytes(11)].map((byte) => (byte % 36).toString(36)).join("");
  return (
    last.at.toString(36).padStart(EPOCH_DIGITS, "0") +
    last.count.toString(36).padStart(COUNT_DIGITS, "0") +
    chance
  );
}

/** A secret for a link: 256 bits, safe in a URL. Store `hashToken` of it, never itself. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Equal for equal content: distinguishes a repeated write from a different one under the same id. */
export const fingerprint = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url");

/** A token of 256 bits needs no salt and no slow hash. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
