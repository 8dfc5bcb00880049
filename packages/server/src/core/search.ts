import { type Platform, profileOf } from "@tsumugi/contract";
import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";

const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g;

/** One character for one, as PostgreSQL lowers: no Greek final sigma, no dotted i of two code points. */
const lower = (char: string): string => String.fromCodePoint(char.toLowerCase().codePointAt(0) ?? 0);

/** Search key of a text: NFKC, lower case, katakana as hiragana. The same as SQL's `norm_ja`. */
export const searchKey = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Lu}/gu, lower)
    .replace(KATAKANA, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));

/** Pattern of `like` for "contains this search key". */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** Words of a keyword as search keys: apart at blanks, each without a leading `@`. */
export const searchWords = (keyword: string): string[] =>
  searchKey(keyword)
    .split(/\s+/u)
    .map((word) => word.replace(/^@+(?=.)/u, ""))
    .filter((word) => word !== "");

interface SearchColumns {
  readonly text: SQLWrapper;
  readonly grams: SQLWrapper;
  /** Condition for "has this account"; without it a profile URL is looked for as text. */
  readonly hasAccount?: (platform: Platform, handleKey: string) => SQL;
}

/**
 * Every word of the keyword occurs in the row. Three characters and more are found by the trigram index,
 * one and two by the index on single characters and pairs.
 */
export function keywordFilter(columns: SearchColumns, keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const profile = columns.hasAccount && profileOf(keyword);
  if (profile && columns.hasAccount) return columns.hasAccount(profile.platform, searchKey(profile.handle));
  const conditions = searchWords(keyword).map((word) => {
    const contains = sql`${columns.text} like ${containing(word)}`;
    return [...word].length > 2
      ? contains
      : sql`(${columns.grams} @> array[${word}]::text[] and ${contains})`;
  });
  return and(...conditions);
}
