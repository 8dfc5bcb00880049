import { now } from "../core/context.ts";
import { sameText, sign } from "./linkKey.presenter.ts";

const signLink = (uid: string, expires: string): string => sign(`${uid}.${expires}`);

const pathOf = (uid: string, expires: number) =>
  `/uploads/${uid}?expires=${expires}&signature=${signLink(uid, String(expires))}`;

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
  if (!sameText(signature, signLink(uid, expires))) return 0;
  return Math.max(0, Number(expires) - Math.floor(now().getTime() / 1000));
}
