import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { containing, spellingsOf } from "./search.ts";

/** The word stands in the column of search keys, however its number is written. */
export const hasWord = (column: SQLWrapper, word: string): SQL => {
  const [typed, ...others] = spellingsOf(word).map((each) => sql`${column} like ${containing(each)}`);
  return others.length === 0 ? sql`${typed}` : sql`(${sql.join([typed, ...others], sql` or `)})`;
};
