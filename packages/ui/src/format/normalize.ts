/** Normalises text typed in Japanese input modes. Used on blur, never during a composition. */

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const toHalfWidth = (text: string) =>
  text
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, " ");

/** Every dash that a Japanese keyboard or a copied number may contain. */
const DASHES = /[‐‑‒–—―−ーｰ－]/g;

/** `1.2万` → 12000, `1億2000万` → 120000000; undefined if the units are in another order. */
function scaled(plain: string): number | undefined {
  const match = /^(-?)(?:(\d+(?:\.\d+)?)億)?(?:(\d+(?:\.\d+)?)万)?(?:(\d+(?:\.\d+)?)千)?(\d+)?$/.exec(plain);
  if (!match || plain === "-") return undefined;
  const [, sign, oku, man, sen, rest] = match;
  // In units of 1/1000, so that 1.15万 does not become 11,499.999….
  const part = (text: string | undefined, unit: number) => Math.round(Number(text ?? 0) * 1e6) * (unit / 1e6);
  const sum = part(oku, 1e8) + part(man, 1e4) + part(sen, 1e3) + Number(rest ?? 0);
  return sign === "-" ? -sum : sum;
}

/** What is left of a typed number once its unit and its grouping are taken away. */
const plainNumber = (text: string): string =>
  toHalfWidth(text)
    .replace(DASHES, "-")
    .replace(/^\s*[△▲]/, "-")
    .replace(/[¥￥\\,、，円\s]|[人名件日個本回%]$/g, "")
    .replace(/^\+/, "");

/** Digits alone, and more of them than a number is kept with: 1 above, -1 below, 0 for anything else. */
export function beyondNumbers(text: string): -1 | 0 | 1 {
  const plain = plainNumber(text);
  const units = /[億万千]/.test(plain) ? scaled(plain) : undefined;
  const isBeyond =
    units === undefined ? /^-?\d{16,}$/.test(plain) : Math.abs(units) > Number.MAX_SAFE_INTEGER;
  if (!isBeyond) return 0;
  return plain.startsWith("-") ? -1 : 1;
}

/**
 * Parses a typed number: `￥１２，０００`, `12,000円`, `1.2万`, `△500`, `１．５％`, all in full width too.
 * Blank → null; anything else, or more than `decimals` digits after the point → undefined.
 */
export function parseNumber(text: string, decimals = 0): number | null | undefined {
  const plain = plainNumber(text);
  if (plain === "") return null;
  if (/[億万千]/.test(plain)) {
    const value = scaled(plain);
    return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
  }
  if (!new RegExp(`^-?\\d{1,15}${decimals > 0 ? `(?:\\.\\d{1,${decimals}})?` : ""}$`).test(plain))
    return undefined;
  // -0 would be shown as 「-0」.
  return Number(plain) || 0;
}

/** Whole number: `￥１２，０００` → 12000; blank → null; anything else → undefined (the text is kept as typed). */
export const parseInteger = (text: string) => parseNumber(text);

/** `０９０ー１２３４ー５６７８` → `090-1234-5678`. Other text comes back in half width. */
export const normalizePhone = (text: string) => toHalfWidth(text).replace(DASHES, "-").trim();

/** `Ｔ１２３４…` → `T1234567890123`; bare 13 digits get the T. */
export function normalizeRegistrationNumber(text: string): string {
  const plain = toHalfWidth(text).replace(DASHES, "").replace(/[\s-]/g, "").toUpperCase();
  return /^\d{13}$/.test(plain) ? `T${plain}` : plain;
}

/** Length in code points, as JSON Schema, PostgreSQL and an API that limits a text count it: 𠮷 is 1, 👨‍👩‍👧 is 5. */
export const textLength = (text: string) => [...text].length;

/** Converts full width to half width and trims: for e-mail addresses and URLs. */
export const normalizeAddress = (text: string) => text.normalize("NFKC").trim();

/** ひらがな and ｶﾀｶﾅ → カタカナ, runs of blanks → one. */
export const toKatakana = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[ぁ-ゖゝゞ]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0x60))
    .replace(/\s+/g, " ")
    .trim();

/**
 * Normalises a text for search: はなこ = ハナコ = ﾊﾅｺ, ＡＢＣ = abc, blanks dropped,
 * and ー = ‐ = －.
 */
export const searchKey = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶヽヾ]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60))
    .replace(DASHES, "-")
    .replace(/\s/g, "");
