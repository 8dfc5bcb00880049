import { now } from "../core/context.ts";
import { sameText, sign } from "./linkKey.presenter.ts";

const signLink = (uid: string, expires: string): string => sign(`${uid}.${expires}`);

const pathOf = (uid: string, expires: number) =>
  `/uploads/${uid}?expires=${expires}&signature=${signLink(uid, String(expires))}`;

const DAY_S = 24 * 3600;

/** The same within a step, so that a browser keeps the picture and a list that loads again does not flicker. */
const linkOf = (uid: string, step: number): string =>
  pathOf(uid, (Math.floor(now().getTime() / 1000 / step) + 2) * step);

/** Link of a chat image, made for somebody who may see it: good for 12 to 24 hours. */
export const imageLink = (uid: string): string => linkOf(uid, DAY_S / 2);

/** Link of the picture of a person, a company or a post: good for one to two days, whoever has it. */
export const dayLink = (uid: string): string => linkOf(uid, DAY_S);

/** The year 5138. */
const FOR_EVER = 99_999_999_999;

/** As a picture stands in a column or a document: good only where whoever looks is looked up each time. */
export const keptLink = (uid: string): string => pathOf(uid, FOR_EVER);

export const isKept = (expires: string | undefined): boolean => expires === String(FOR_EVER);

/** Whether we made the link at some time. */
export const isSignedByUs = (uid: string, expires = "", signature = ""): boolean =>
  sameText(signature, signLink(uid, expires));

/** Seconds that a link is still good; 0 for one that is not, or that we did not make. */
export function secondsLeft(uid: string, expires?: string, signature?: string): number {
  if (!isSignedByUs(uid, expires, signature)) return 0;
  return Math.max(0, Number(expires) - Math.floor(now().getTime() / 1000));
}
