import type { listCreators, OutputOf } from "@tsumugi/contract";
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { keywordFilter } from "../core/search.ts";
import { db } from "../db/index.ts";
import { creatorAccounts, creatorGenres, creatorPosts, creators } from "../db/schema/creators.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { type StoredCreator, selectCreators } from "./creatorRows.ts";

export type ListQuery = OutputOf<(typeof listCreators)["query"]>;

const t = creators;
const accounts = creatorAccounts;
const isOpen = and(eq(t.is_open, true), isNull(t.deleted_at));

const sortKeys: Record<string, SortKey> = {
  name: { expression: t.sort_name, type: "text" },
  follower_count: { expression: sql`coalesce(${t.follower_count}, -1)`, type: "bigint" },
  engagement_rate: { expression: sql`coalesce(${t.engagement_rate}, -1)`, type: "float8" },
};

const hasAccount = (condition: SQL) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(accounts)
      .where(and(eq(accounts.creator_uid, t.uid), condition)),
  );

const hasGenre = (uids: string[]) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(creatorGenres)
      .where(and(eq(creatorGenres.creator_uid, t.uid), inArray(creatorGenres.genre_uid, uids))),
  );

const keywordCondition = (keyword: string | undefined) =>
  keywordFilter(
    {
      text: t.search_text,
      grams: t.search_grams,
      hasAccount: (platform, key) =>
        hasAccount(sql`${accounts.platform} = ${platform} and ${accounts.handle_key} = ${key}`),
    },
    keyword,
  );

function filters(query: ListQuery): SQL | undefined {
  const { platform, genre, follower_min, follower_max, engagement_min, engagement_max, managed } = query;
  const between = (column: SQL, least: number | undefined, most: number | undefined) =>
    and(
      least === undefined ? undefined : sql`${column} >= ${least}`,
      most === undefined ? undefined : sql`${column} <= ${most}`,
    );
  return and(
    isOpen,
    keywordCondition(query.keyword),
    platform?.length ? hasAccount(inArray(accounts.platform, platform)) : undefined,
    genre?.length ? hasGenre(genre) : undefined,
    between(sql`${t.follower_count}`, follower_min, follower_max),
    between(sql`${t.engagement_rate}`, engagement_min, engagement_max),
    managed === undefined
      ? undefined
      : managed
        ? isNotNull(managedCreators.uid)
        : isNull(managedCreators.uid),
  );
}

/** One row more than asked. */
export function listRows(company_uid: string | null, query: ListQuery): Promise<StoredCreator[]> {
  const { where, orderBy, key } = keyset(query.sort, sortKeys, t.uid, query.cursor);
  return selectCreators(company_uid, key)
    .where(and(filters(query), where))
    .orderBy(orderBy)
    .limit(query.limit + 1);
}

export async function countRows(company_uid: string | null, query: ListQuery): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(selectCreators(company_uid).where(filters(query)).as("found"));
  return row?.total ?? 0;
}

export const findOpen = async (company_uid: string | null, uid: string) =>
  (await selectCreators(company_uid).where(and(eq(t.uid, uid), isOpen)))[0];

/** Open and connected to no record of the company. */
export const connectTargets = (company_uid: string, keyword: string | undefined, limit: number) =>
  selectCreators(company_uid)
    .where(and(isOpen, isNull(managedCreators.uid), keywordCondition(keyword)))
    .orderBy(asc(t.sort_name), asc(t.uid))
    .limit(limit);

/** All of them, open or not, deleted ones last. For operators only. */
export const searchAll = (keyword: string | undefined, limit: number) =>
  selectCreators(null)
    .where(keywordCondition(keyword))
    .orderBy(sql`${t.deleted_at} is not null`, asc(t.sort_name), asc(t.uid))
    .limit(limit);

export const recentPosts = (uid: string, limit: number) =>
  db()
    .select()
    .from(creatorPosts)
    .where(eq(creatorPosts.creator_uid, uid))
    .orderBy(desc(creatorPosts.posted_at))
    .limit(limit);
