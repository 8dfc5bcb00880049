import { type MetricField, metricFields, type Point } from "@tsumugi/contract";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { postDailyMetrics } from "../db/schema/posts.ts";

export type DailyRow = typeof postDailyMetrics.$inferSelect;

/**
 * A day fetched again takes the newer figures. On one that a person wrote what they wrote stays, and a fetch fills in the
 * rest; samples never stand beside it.
 */
export async function upsertDaily(rows: (typeof postDailyMetrics.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const isFetched = sql.raw("post_daily_metrics.source in ('api', 'sandbox')");
  const newer = (column: string) =>
    sql`case when ${isFetched} then ${sql.raw(`excluded.${column}`)} else ${sql.raw(`post_daily_metrics.${column}`)} end`;
  const figures = metricFields.map((field) => {
    const [read, known] = [sql.raw(`excluded.${field}`), sql.raw(`post_daily_metrics.${field}`)];
    return [field, sql`case when ${isFetched} then ${read} else coalesce(${known}, ${read}) end`];
  });
  await db()
    .insert(postDailyMetrics)
    .values(rows)
    .onConflictDoUpdate({
      target: [postDailyMetrics.post_uid, postDailyMetrics.measured_on],
      set: { ...Object.fromEntries(figures), source: newer("source"), fetched_at: newer("fetched_at") },
      setWhere: sql`${isFetched} or excluded.source = 'api'`,
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

export interface SeriesQuery {
  readonly field: MetricField;
  readonly days_later: number;
  readonly withSamples: boolean;
}

/**
 * What `seriesOf` sends: per post its days from the index, already in order, as two lists. The day of posting is worked
 * out once per post, not once per day.
 */
export const selectSeries = (
  company_uid: string,
  post_uids: readonly string[],
  { field, days_later, withSamples }: SeriesQuery,
): SQL => {
  const value = sql.raw(`d.${field}`);
  return sql`
    with p as materialized (select o.uid, (coalesce(o.posted_at, o.created_at) at time zone 'Asia/Tokyo')::date as posted_on
      from project_posts o
      where o.company_uid = ${company_uid} and o.uid = any(${sql.param([...post_uids])}::text[]))
    select p.uid as post_uid, s.days, s.values
    from p cross join lateral (
      select array_agg(one.day)::text as days, array_agg(one.value)::text as values from (
        select d.measured_on - p.posted_on as day, ${value} as value from post_daily_metrics d
        where d.company_uid = ${company_uid} and d.post_uid = p.uid
          and d.measured_on between p.posted_on and p.posted_on + ${days_later}::int
          and ${value} is not null ${withSamples ? sql`` : sql`and d.source <> 'sandbox'`}
        order by d.measured_on) one) s
    where s.days is not null`;
};

/** A list of numbers as PostgreSQL writes it, `{1,2}`: a year of many posts takes the driver's own parser far longer. */
const numbersIn = (list: string): number[] => JSON.parse(`[${list.slice(1, -1)}]`);

/**
 * One figure of posts by days after posting (day 0 = the day of posting, JST), as measured: a day that was not fetched is
 * left out.
 */
export async function seriesOf(
  company_uid: string,
  post_uids: readonly string[],
  query: SeriesQuery,
): Promise<Map<string, Point[]>> {
  if (post_uids.length === 0) return new Map();
  const { rows } = await db().execute(selectSeries(company_uid, post_uids, query));
  const series = rows as unknown as { post_uid: string; days: string; values: string }[];
  return new Map(
    series.map(({ post_uid, days, values }) => {
      const measured = numbersIn(values);
      const points = numbersIn(days).map((day, index) => ({ days_later: day, value: measured[index] ?? 0 }));
      return [post_uid, points];
    }),
  );
}
