import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { gramNumbersOf } from "./grams.ts";
import { containing, spellingsOf } from "./search.ts";

const either = ([first, ...others]: SQL[]): SQL =>
  others.length === 0 ? sql`${first}` : sql`(${sql.join([first, ...others], sql` or `)})`;

/** The word stands in the column of search keys, however its number is written. */
export const hasWord = (column: SQLWrapper, word: string): SQL =>
  either(spellingsOf(word).map((each) => sql`${column} like ${containing(each)}`));

/** A key and the numbers of its letters and pairs, by which alone an index finds the word. */
export interface PairColumns {
  readonly text: SQLWrapper;
  readonly grams: SQLWrapper;
}

/** Whether the index holds the word itself; of a longer one it holds the pairs alone. */
export const isGram = (word: string): boolean => word.length <= 2;

/** The pairs that a word's letters make with their neighbours. */
const pairsOf = (word: string): number[] => gramNumbersOf(word).filter((gram) => gram >>> 16 !== 0);

/** All pairs of the word are there, in whatever order. */
export const hasPairs = (grams: SQLWrapper, word: string): SQL =>
  sql`${grams} @> ${sql.param(pairsOf(word))}::integer[]`;

/**
 * The same where letters and pairs are the only index. One and two letters are exactly what it holds. A longer word has
 * all its pairs there, and the text is looked at: before the pairs, so that a walk in the list's order compares no pairs
 * of rows without the word.
 *
 * `isFrequent`: so many rows have it that they are read one after another. Their pairs need no comparing then, which takes
 * seven times as long as a look at the text, and the planner is kept from its guess that few have it.
 */
export const hasWordByPairs = ({ text, grams }: PairColumns, word: string, isFrequent = false): SQL => {
  if (isGram(word)) return sql`${grams} @> array[${gramNumbersOf(word).at(-1) ?? 0}]::integer[]`;
  return either(
    spellingsOf(word).map((each) => {
      const stands = sql`${text} like ${containing(each)}`;
      if (isFrequent) return sql`coalesce(${stands}, false)`;
      return sql`(${stands} and ${hasPairs(grams, each)})`;
    }),
  );
};
