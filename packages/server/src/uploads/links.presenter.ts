import { createHmac, timingSafeEqual } from "node:crypto";
import { context, now } from "../core/context.ts";
import type { Database } from "../db/types.ts";

const keys = new WeakMap<Database, string>();

/** Sets the key that signs the links to the uploads of this database. */
export const setLinkKey = (secret: string): void => void keys.set(context().deps.database, secret);

function sign(uid: string, expires: string): string {
  const key = keys.get(context().deps.database);
  if (!key) throw new Error("loadLinkKey() has not run on this database.");
  return createHmac("sha256", key).update(`${uid}.${expires}`).digest("base64url");
}

const pathOf = (uid: string, expires: number) =>
  `/uploads/${uid}?expires=${expires}&signature=${sign(uid, String(expires))}`;

const STEP_S = 12 * 3600;

/**
 * Link of a chat image, made for somebody who may see it: good for 12 to 24 hours. It stays the same within
 * half a day, so that a browser keeps the picture and a list that loads again does not flicker.
 */
export const imageLink = (uid: string): string =>
  pathOf(uid, (Math.floor(now().getTime() / 1000 / STEP_S) + 2) * STEP_S);

/** The year 5138: a profile's picture is stored as an address and shown wherever the person is. */
const FOR_EVER = 99_999_999_999;

export const lastingLink = (uid: string): string => pathOf(uid, FOR_EVER);

/** Seconds that a link is still good; 0 for one that is not, or that we did not make. */
export function secondsLeft(uid: string, expires = "", signature = ""): number {
  const given = Buffer.from(signature);
  const wanted = Buffer.from(sign(uid, expires));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 0;
  return Math.max(0, Number(expires) - Math.floor(now().getTime() / 1000));
}
