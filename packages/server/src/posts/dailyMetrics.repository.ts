import { type MetricField, metricFields, type Point } from "@tsumugi/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { postDailyMetrics } from "../db/schema/posts.ts";

export type DailyRow = typeof postDailyMetrics.$inferSelect;

/** A day fetched again takes the newer figures; one that a person wrote stays. */
export async function upsertDaily(rows: (typeof postDailyMetrics.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const newer = Object.fromEntries(metricFields.map((field) => [field, sql.raw(`excluded.${field}`)]));
  await db()
    .insert(postDailyMetrics)
    .values(rows)
    .onConflictDoUpdate({
      target: [postDailyMetrics.post_uid, postDailyMetrics.measured_on],
      set: { ...newer, source: sql`excluded.source`, fetched_at: sql`excluded.fetched_at` },
      setWhere: inArray(postDailyMetrics.source, ["api", "sandbox"]),
    });
}

export function selectDaily(company_uid: string, post_uids: readonly string[]): Promise<DailyRow[]> {
  if (post_uids.length === 0) return Promise.resolve([]);
  return db()
    .select()
    .from(postDailyMetrics)
    .where(
      and(eq(postDailyMetrics.company_uid, company_uid), inArray(postDailyMetrics.post_uid, [...post_uids])),
    )
    .orderBy(asc(postDailyMetrics.post_uid), asc(postDailyMetrics.measured_on));
}

/**
 * One figure of posts by days after posting (day 0 = the day of posting, JST), as measured: a day that was not fetched is
 * left out. One row per post.
 */
export async function seriesOf(
  company_uid: string,
  post_uids: readonly string[],
  { field, days_later, withSamples }: { field: MetricField; days_later: number; withSamples: boolean },
): Promise<Map<string, Point[]>> {
  if (post_uids.length === 0) return new Map();
  const value = sql.raw(`d.${field}`);
  const { rows } = await db().execute(sql`
    select d.post_uid, array_agg(d.measured_on - p.posted_on order by d.measured_on) as days,
      array_agg(${value} order by d.measured_on) as values, array_agg(d.measured_on::text order by d.measured_on) as dates
    from (select o.uid, (coalesce(o.posted_at, o.created_at) at time zone 'Asia/Tokyo')::date as posted_on
      from project_posts o
      where o.company_uid = ${company_uid} and o.uid = any(${sql.param([...post_uids])}::text[])) p
    join post_daily_metrics d on d.post_uid = p.uid and d.company_uid = ${company_uid}
      and d.measured_on between p.posted_on and p.posted_on + ${days_later}::int
    where ${value} is not null ${withSamples ? sql`` : sql`and d.source <> 'sandbox'`}
    group by d.post_uid`);
  const series = rows as unknown as { post_uid: string; days: number[]; values: number[]; dates: string[] }[];
  return new Map(
    series.map(({ post_uid, days, values, dates }) => [
      post_uid,
      days.map((day, index) => ({
        days_later: day,
        on: dates[index] ?? "",
        value: Number(values[index]),
      })),
    ]),
  );
}
