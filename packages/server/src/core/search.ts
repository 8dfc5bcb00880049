import { looseKey } from "./looseKey.ts";

/** Pattern of `like` for "contains this search key". */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Words of a keyword as search keys: apart at blanks, each without a leading `@`. */
export const searchWords = (keyword: string): string[] =>
  keyword
    .split(/\s+/u)
    .map((word) => looseKey(word).replace(/^@+(?=.)/u, ""))
    .filter((word) => word !== "");

/** A phone number or postal code without its marks: 「+81 90-1234-5678」 is 09012345678. */
export const digitsOf = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/^\s*\+81\D*0?/, "0")
    .replace(/\D/g, "");

const NUMBER = /^\+?[\d()-]{6,}$/;

/** How a word may stand in a text: as typed, and a number without its marks, too. */
export function spellingsOf(word: string): string[] {
  const digits = NUMBER.test(word) ? digitsOf(word) : word;
  return digits === word || digits.length < 6 ? [word] : [word, digits];
}
