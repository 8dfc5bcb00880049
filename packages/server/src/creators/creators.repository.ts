import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { countMatches } from "../core/countMatches.ts";
import { keyset } from "../core/keysetPage.ts";
import { db } from "../db/index.ts";
import { creatorPosts, creators } from "../db/schema/creators.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import {
  type AdminQuery,
  adminFilters,
  filters,
  isOpen,
  keywordCondition,
  type ListQuery,
  ownership,
  sortKeys,
} from "./creatorFilters.repository.ts";
import { ownRecord, type StoredCreator, selectCreators } from "./creatorRows.repository.ts";

const t = creators;

/** One row more than asked. */
export function listRows(company_uid: string | null, query: ListQuery): Promise<StoredCreator[]> {
  const { where, orderBy, key } = keyset(query.sort, sortKeys, t.uid, query.cursor);
  return selectCreators(company_uid, key)
    .where(and(filters(query), ownership(query), where))
    .orderBy(orderBy)
    .limit(query.limit + 1);
}

/** How many match, whatever the page. */
export function countRows(company_uid: string | null, query: ListQuery) {
  const matching = db()
    .select({ one: sql`1`.as("one") })
    .from(t)
    .$dynamic();
  // Beside everybody's record only where it matters: without it the count reads an index alone.
  if (query.managed !== undefined) matching.leftJoin(managedCreators, ownRecord(company_uid));
  return countMatches(matching.where(and(filters(query), ownership(query))));
}

export const findOpen = async (company_uid: string | null, uid: string) =>
  (await selectCreators(company_uid).where(and(eq(t.uid, uid), isOpen)))[0];

/** Open and connected to no record of the company. */
export const connectTargets = (company_uid: string, keyword: string | undefined, limit: number) =>
  selectCreators(company_uid)
    .where(and(isOpen, isNull(managedCreators.creator_uid), keywordCondition(keyword)))
    .orderBy(asc(t.sort_name), asc(t.uid))
    .limit(limit);

/** All of them, open or not, one row more than asked. For operators only. */
export function searchAll(query: AdminQuery): Promise<StoredCreator[]> {
  const { where, orderBy, key } = keyset(query.sort, sortKeys, t.uid, query.cursor);
  return selectCreators(null, key)
    .where(and(adminFilters(query), where))
    .orderBy(orderBy)
    .limit(query.limit + 1);
}

export async function countAll(query: AdminQuery): Promise<number> {
  const [row] = await db().select({ total: count() }).from(t).where(adminFilters(query));
  return row?.total ?? 0;
}

export const recentPosts = (uid: string, limit: number) =>
  db()
    .select()
    .from(creatorPosts)
    .where(eq(creatorPosts.creator_uid, uid))
    .orderBy(desc(creatorPosts.posted_at))
    .limit(limit);
