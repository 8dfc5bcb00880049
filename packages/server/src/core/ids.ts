import { createHash, hash, randomBytes, randomInt } from "node:crypto";

const EPOCH_DIGITS = 9;
const COUNT_DIGITS = 4;
const CHANCE_DIGITS = 11;
const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Chance is fetched for many ids at once: for each of them apart it takes longer than all the rest of a row of a file. */
let chance = randomBytes(CHANCE_DIGITS * 256);
let used = 0;

function chanceDigits(): string {
  if (used === chance.length) {
    chance = randomBytes(chance.length);
    used = 0;
  }
  let digits = "";
  for (let n = 0; n < CHANCE_DIGITS; n += 1) digits += DIGITS[(chance[used + n] ?? 0) % 36];
  used += CHANCE_DIGITS;
  return digits;
}

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
  return (
    last.at.toString(36).padStart(EPOCH_DIGITS, "0") +
    last.count.toString(36).padStart(COUNT_DIGITS, "0") +
    chanceDigits()
  );
}

/** A secret for a link: 256 bits, safe in a URL. Store `hashToken` of it, never itself. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Equal for equal content: distinguishes a repeated write from a different one under the same id. */
export const fingerprint = (content: unknown): string => hash("sha256", JSON.stringify(content), "base64url");

/** A token of 256 bits needs no salt and no slow hash. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
