import { sql } from "drizzle-orm";
import { now } from "../../core/context.ts";
import { hasPairs, isGram } from "../../core/hasWord.ts";
import { recentValues } from "../../core/recentValues.ts";
import { searchWords } from "../../core/search.ts";
import { currentDatabase, db } from "../../db/index.ts";
import { managedCreators as t } from "../../db/schema/managed-creators.ts";
import type { Filter } from "./managedCreatorList.repository.ts";

/** Pages of one search ask within a minute; how often a word is met changes more slowly. By the company and the words. */
const judged = recentValues<boolean>({ keptMs: 60_000, most: 1000 });

/**
 * Whether a word of the keyword stands in so many rows that the planner would rather read them one after another than by
 * the index on pairs: only it knows how often each pair is met.
 */
export async function isFrequent(company_uid: string, { keyword = "" }: Filter): Promise<boolean> {
  const words = searchWords(keyword).filter((word) => !isGram(word));
  if (words.length === 0) return false;
  const at = now().getTime();
  const key = [company_uid, ...words].join("\n");
  const known = judged.get(currentDatabase(), key, at);
  if (known !== undefined) return known;
  const isMet = await askPlanner(company_uid, words);
  judged.set(currentDatabase(), key, isMet, at);
  return isMet;
}

async function askPlanner(company_uid: string, words: readonly string[]): Promise<boolean> {
  const found = sql.join(
    words.map((word) => hasPairs(t.search_grams, word)),
    sql` and `,
  );
  const { rows } = await db().execute(sql`explain select from ${t}
    where ${t.company_uid} = ${company_uid} and ${t.archived_at} is null and ${found}`);
  return !JSON.stringify(rows).includes("managed_creators_grams");
}
