/** What people type in Japanese input modes, made plain. Used on blur, never while composing. */

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const toHalfWidth = (text: string) =>
  text
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, " ");

/** Every dash that a Japanese keyboard or a copied number may hold. */
const DASHES = /[‐‑‒–—―−ーｰ－]/g;

/** `￥１２，０００` → 12000; blank → null; anything else → undefined (the text is kept as typed). */
export function parseInteger(text: string): number | null | undefined {
  const plain = toHalfWidth(text)
    .replace(DASHES, "-")
    .replace(/[¥￥,、，円\s]/g, "");
  if (plain === "") return null;
  if (!/^-?\d{1,15}$/.test(plain)) return undefined;
  return Number(plain);
}

/** `０９０ー１２３４ー５６７８` → `090-1234-5678`. Other text comes back in half width. */
export const normalizePhone = (text: string) => toHalfWidth(text).replace(DASHES, "-").trim();

/** `Ｔ１２３４…` → `T1234567890123`; bare 13 digits get the T. */
export function normalizeRegistrationNumber(text: string): string {
  const plain = toHalfWidth(text).replace(DASHES, "").replace(/[\s-]/g, "").toUpperCase();
  return /^\d{13}$/.test(plain) ? `T${plain}` : plain;
}

/** Length as people count it: 👨‍👩‍👧 is one. */
const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
export const graphemeCount = (text: string) => [...segmenter.segment(text)].length;
