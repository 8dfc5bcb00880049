import { sql } from "drizzle-orm";
import { arrayLiteral } from "../src/core/arrayLiteral.ts";
import { gramNumbersOf } from "../src/core/grams.ts";
import { looseKey } from "../src/core/looseKey.ts";
import { db } from "../src/db/index.ts";

const PATTERNS = 1000;

/** Words in the shares in which they stand in a real list: 美容 in every third record, フィットネス in every fiftieth. */
function patternOf(nth: number): string {
  const words = [
    `クリエイター${nth}`,
    nth % 3 === 0 ? "美容" : "旅行",
    nth % 5 === 0 ? "ゲーム実況" : "料理",
    nth % 50 === 0 ? "フィットネス" : "暮らし",
    `creator_${nth}`,
  ];
  return words.join("\n");
}

/** The keys are handed in, as an import does; the index of the search is built when all rows are there. */
export async function insertCreators(company_uid: string, rows: number): Promise<void> {
  const patterns = Array.from({ length: PATTERNS }, (_, nth) => patternOf(nth));
  const keys = patterns.map((pattern) => looseKey(pattern));
  await db().execute(sql`create table bench_patterns (nth int, source text, key text, grams int[])`);
  await db().execute(sql`insert into bench_patterns select n - 1, source, key, grams::int[] from unnest(
    ${sql.param(patterns)}::text[], ${sql.param(keys)}::text[],
    ${sql.param(keys.map((key) => arrayLiteral(gramNumbersOf(key).map(String))))}::text[]) with ordinality u (source, key, grams, n)`);
  await db().execute(sql`insert into managed_creators (uid, company_uid, display_name, sort_name, search_source, search_text,
      search_grams, identity, follower_count, last_fee, created_at, updated_at)
    select ${company_uid} || '-' || n, ${company_uid}, 'クリエイター' || n, 'クリエイター' || lpad(n::text, 8, '0'),
      p.source, p.key, p.grams, array[]::text[], (n::bigint * 7919) % 1000000, (n % 500) * 1000,
      now() - n * interval '1 minute', now() - (n::bigint * 7919 % ${rows}::int) * interval '1 minute'
    from generate_series(1, ${rows}::int) as g (n) join bench_patterns p on p.nth = n % ${PATTERNS}::int`);
  await db().execute(sql`insert into managed_creator_accounts (company_uid, managed_creator_uid, platform, handle, url)
    select company_uid, uid, (array['youtube', 'instagram', 'tiktok', 'x'])[1 + follower_count % 4], uid, 'https://example.jp/'
    from managed_creators where company_uid = ${company_uid}`);
  await db().execute(sql`drop table bench_patterns`);
}
