import { type Platform, profileOf, searchKey } from "@tsumugi/contract";
import { and, type SQL, type SQLWrapper } from "drizzle-orm";
import { hasWord, hasWordByPairs } from "./hasWord.ts";
import { searchWords } from "./search.ts";

interface SearchColumns {
  readonly text: SQLWrapper;
  readonly grams: SQLWrapper;
  /** The text has no index of trigrams: long words, too, are found by their pairs. */
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
  const conditions = searchWords(keyword).map((word) =>
    [...word].length > 2 && !columns.hasPairsOnly
      ? hasWord(columns.text, word)
      : hasWordByPairs(columns, word, isFrequent),
  );
  return and(...conditions);
}
