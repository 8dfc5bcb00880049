import { createHmac, timingSafeEqual } from "node:crypto";
import { context } from "../core/context.ts";
import type { Database } from "../db/types.ts";

const keys = new WeakMap<Database, string>();

/** Sets the key that signs the links to the uploads of this database, and who reads them. */
export const setLinkKey = (secret: string): void => void keys.set(context().deps.database, secret);

export function sign(text: string): string {
  const key = keys.get(context().deps.database);
  if (!key) throw new Error("loadLinkKey() has not run on this database.");
  return createHmac("sha256", key).update(text).digest("base64url");
}

export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
