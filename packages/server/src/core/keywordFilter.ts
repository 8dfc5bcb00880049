import { type Platform, profileOf, searchKey } from "@tsumugi/contract";
import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { hasWord, hasWordByPairs } from "./hasWord.ts";
import { searchWords } from "./search.ts";

interface SearchColumns {
  readonly text: SQLWrapper;
  readonly grams: SQLWrapper;
  /** The text has no index of trigrams, and the grams are numbers: long words, too, are found by their pairs. */
  readonly hasPairsOnly?: boolean;
  /** Condition for "has this account"; without it a profile URL is looked for as text. */
  readonly hasAccount?: (platform: Platform, handleKey: string) => SQL;
}

/**
 * Every word of the keyword occurs in the row. Three characters and more are found by the trigram index where there is
 * one, one and two by the index on single characters and pairs alone: it holds exactly the pairs that stand side by side,
 * so the text needs no second look.
 */
export function keywordFilter(
  columns: SearchColumns,
  keyword: string | undefined,
  isFrequent = false,
): SQL | undefined {
  if (!keyword) return undefined;
  const profile = columns.hasAccount && profileOf(keyword);
  if (profile && columns.hasAccount) return columns.hasAccount(profile.platform, searchKey(profile.handle));
  const { text, grams, hasPairsOnly } = columns;
  const conditions = searchWords(keyword).map((word) => {
    if (hasPairsOnly) return hasWordByPairs(columns, word, isFrequent);
    return [...word].length > 2 ? hasWord(text, word) : sql`${grams} @> array[${word}]::text[]`;
  });
  return and(...conditions);
}
