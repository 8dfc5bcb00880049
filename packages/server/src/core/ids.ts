import { createHash, randomBytes } from "node:crypto";

const EPOCH_DIGITS = 9;

/** An id that sorts by creation, 24 characters of [0-9a-z]: 9 of time, 15 of chance (77 bits). */
export function newUid(at: number = Date.now()): string {
  const time = at.toString(36).padStart(EPOCH_DIGITS, "0");
  const chance = [...randomBytes(15)].map((byte) => (byte % 36).toString(36)).join("");
  return time + chance;
}

/** A secret for a link: 256 bits, safe in a URL. Store `hashToken` of it, never itself. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The same for the same content: tells a repeated writing from another one under the same id. */
export const fingerprint = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("base64url");

/** A token of 256 bits needs no salt and no slow hash. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
