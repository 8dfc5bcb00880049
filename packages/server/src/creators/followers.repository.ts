import type { Platform } from "@tsumugi/contract";
import { and, asc, eq, isNull, notInArray, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { creatorAccounts, creatorFollowerCounts, creators } from "../db/schema/creators.ts";

/** Creators belong to no company; what is measured of them reaches the records connected to them. */

const t = creatorAccounts;
const fetched = sql`coalesce(${t.fetched_at}, '-infinity'::timestamptz)`;

export interface DueAccount
  extends Pick<typeof t.$inferSelect, "creator_uid" | "platform" | "handle" | "handle_key"> {
  /** When its figures were fetched, as the database writes it. */
  readonly fetched: string;
}

/**
 * Accounts of open creators whose figures are older than that moment, the oldest first, from behind `after` on: one
 * that fails keeps its age, and must not be met again and again.
 */
export const accountsToMeasure = (options: {
  readonly before: Date;
  readonly limit: number;
  readonly except: readonly Platform[];
  readonly after?: DueAccount | undefined;
}): Promise<DueAccount[]> =>
  db()
    .select({
      creator_uid: t.creator_uid,
      platform: t.platform,
      handle: t.handle,
      handle_key: t.handle_key,
      fetched: sql<string>`(${fetched})::text`,
    })
    .from(t)
    .innerJoin(creators, and(eq(creators.uid, t.creator_uid), creators.is_open, isNull(creators.deleted_at)))
    .where(
      and(
        sql`${fetched} < ${options.before.toISOString()}::timestamptz`,
        options.except.length > 0 ? notInArray(t.platform, [...options.except]) : undefined,
        options.after &&
          sql`(${fetched}, ${t.platform}, ${t.handle_key}) >
            (${options.after.fetched}::timestamptz, ${options.after.platform}, ${options.after.handle_key})`,
      ),
    )
    .orderBy(asc(fetched), asc(t.platform), asc(t.handle_key))
    .limit(options.limit);

export const saveFigure = async (
  { platform, handle_key }: DueAccount,
  follower_count: number | null,
  fetched_at: Date,
): Promise<void> => {
  await db()
    .update(t)
    .set({ follower_count, fetched_at })
    .where(and(eq(t.platform, platform), eq(t.handle_key, handle_key)));
};

/** Sums a creator's accounts again: on the profile, in its history, and in the records connected to it. */
export async function updateTotals(creator_uid: string, on: string): Promise<void> {
  await db().execute(sql`
    update creators set follower_count =
      (select sum(a.follower_count) from creator_accounts a where a.creator_uid = creators.uid)
    where uid = ${creator_uid}`);
  await db()
    .insert(creatorFollowerCounts)
    .select(
      db()
        .select({
          creator_uid: creators.uid,
          measured_on: sql<string>`${on}::date`.as("measured_on"),
          follower_count: creators.follower_count,
        })
        .from(creators)
        .where(and(eq(creators.uid, creator_uid), sql`${creators.follower_count} is not null`)) as never,
    )
    .onConflictDoUpdate({
      target: [creatorFollowerCounts.creator_uid, creatorFollowerCounts.measured_on],
      set: { follower_count: sql`excluded.follower_count` },
    });
  // No new version: nobody edited the record, and nobody's form is stale by it.
  await db().execute(sql`
    update managed_creators m set follower_count = (
      select sum(case when p.handle_key is null then a.follower_count else p.follower_count end)
      from managed_creator_accounts a
      left join creator_accounts p on p.creator_uid = m.creator_uid
        and p.platform = a.platform and p.handle_key = a.handle_key
      where a.company_uid = m.company_uid and a.managed_creator_uid = m.uid)
    where m.creator_uid = ${creator_uid}`);
}

/** Below that many known rates a median says nothing. */
const FEW = 5;

/** Median rate of every genre over its open creators. */
export async function measureGenres(): Promise<void> {
  await db().execute(sql`
    update genres set engagement_median = (
      select case when count(c.engagement_rate) >= ${FEW}::int
        then percentile_cont(0.5) within group (order by c.engagement_rate) end
      from creator_genres l join creators c on c.uid = l.creator_uid
      where l.genre_uid = genres.uid and c.is_open and c.deleted_at is null)`);
}
