import { and, asc, eq, getTableColumns, gte, inArray, type SQL, sql } from "drizzle-orm";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import {
  creatorAccounts,
  creatorFollowerCounts,
  creatorGenres,
  creators,
  genres,
} from "../db/schema/creators.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { TREND_DAYS } from "./followerTrend.ts";

const t = creators;
const accounts = creatorAccounts;

/** What a search needs is long and is never shown. */
const { search_source, search_text, search_grams, sort_name, ...shown } = getTableColumns(t);

/** The company's record of a creator; operators have none. */
export const ownRecord = (company_uid: string | null): SQL | undefined =>
  company_uid
    ? and(eq(managedCreators.company_uid, company_uid), eq(managedCreators.creator_uid, t.uid))
    : sql`false`;

/** Open creators belong to no company; `company_uid` (null for operators) only says which are connected to ours. */
export const selectCreators = (company_uid: string | null, key: SQL<string> = sql<string>`''`) =>
  db()
    .select({ key, uid: t.uid, row: shown, managed_creator_uid: managedCreators.uid })
    .from(t)
    .leftJoin(managedCreators, ownRecord(company_uid))
    .$dynamic();

export type StoredCreator = Awaited<ReturnType<typeof selectCreators>>[number];

/** Days on which followers were measured, oldest first, of many creators at once. */
export const followerPoints = (uids: readonly string[], days: number) =>
  db()
    .select()
    .from(creatorFollowerCounts)
    .where(
      and(
        inArray(creatorFollowerCounts.creator_uid, [...uids]),
        gte(creatorFollowerCounts.measured_on, addDays(dayInJapan(now()), -days)),
      ),
    )
    .orderBy(asc(creatorFollowerCounts.measured_on));

/** Accounts, genres and recent followers of many creators, one statement each. */
export async function withParts(rows: readonly StoredCreator[]) {
  const uids = rows.map(({ uid }) => uid);
  if (uids.length === 0) return [];
  const accountRows = await db()
    .select()
    .from(accounts)
    .where(inArray(accounts.creator_uid, uids))
    .orderBy(asc(accounts.position));
  const genreRows = await db()
    .select({
      of: creatorGenres.creator_uid,
      uid: genres.uid,
      name: genres.name,
      median: genres.engagement_median,
    })
    .from(creatorGenres)
    .innerJoin(genres, eq(genres.uid, creatorGenres.genre_uid))
    .where(inArray(creatorGenres.creator_uid, uids))
    .orderBy(asc(genres.position), asc(genres.uid));
  const points = await followerPoints(uids, TREND_DAYS);
  const accountsOf = Map.groupBy(accountRows, ({ creator_uid }) => creator_uid);
  const genresOf = Map.groupBy(genreRows, ({ of }) => of);
  const pointsOf = Map.groupBy(points, ({ creator_uid }) => creator_uid);
  return rows.map((stored) => ({
    ...stored,
    accounts: accountsOf.get(stored.uid) ?? [],
    genres: genresOf.get(stored.uid) ?? [],
    points: pointsOf.get(stored.uid) ?? [],
  }));
}

export type CreatorRow = Awaited<ReturnType<typeof withParts>>[number];
