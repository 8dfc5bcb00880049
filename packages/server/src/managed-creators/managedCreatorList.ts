import type { listManagedCreators, OutputOf } from "@tsumugi/contract";
import { and, count, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Keyset, keyset, type SortKey } from "../core/keysetPage.ts";
import { keywordFilter } from "../core/search.ts";
import { db } from "../db/index.ts";
import {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../db/schema/managed-creators.ts";
import { type StoredRow, selectRows } from "./managedCreatorRows.ts";

export type ListQuery = OutputOf<(typeof listManagedCreators)["query"]>;

const t = managedCreators;
const accounts = managedCreatorAccounts;

/** The expressions of the indexes. What is not known comes first when ascending, last when descending. */
const sortKeys: Record<string, SortKey> = {
  display_name: { expression: t.sort_name, type: "text" },
  follower_count: { expression: sql`coalesce(${t.follower_count}, -1)`, type: "bigint" },
  last_fee: { expression: sql`coalesce(${t.last_fee}, -1)`, type: "bigint" },
  last_contact_at: {
    expression: sql`coalesce(${t.last_contact_at}, '-infinity'::timestamptz)`,
    type: "timestamptz",
  },
  created_at: { expression: t.created_at, type: "timestamptz" },
  updated_at: { expression: t.updated_at, type: "timestamptz" },
};

const ownAccount = (company_uid: string, condition: SQL) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(accounts)
      .where(and(eq(accounts.company_uid, company_uid), eq(accounts.managed_creator_uid, t.uid), condition)),
  );

const ownGenre = (company_uid: string, genres: string[]) =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(managedCreatorGenres)
      .where(
        and(
          eq(managedCreatorGenres.company_uid, company_uid),
          eq(managedCreatorGenres.managed_creator_uid, t.uid),
          inArray(managedCreatorGenres.genre_uid, genres),
        ),
      ),
  );

/** Keyword over name, kana, handles, mail and memo; a pasted profile URL finds its owner. */
export const keywordCondition = (company_uid: string, keyword: string | undefined): SQL | undefined =>
  keywordFilter(
    {
      text: t.search_text,
      grams: t.search_grams,
      hasAccount: (platform, key) =>
        ownAccount(company_uid, sql`${accounts.platform} = ${platform} and ${accounts.handle_key} = ${key}`),
    },
    keyword,
  );

function filters(company_uid: string, query: ListQuery): SQL | undefined {
  const { genre, platform, tag, owner, stage, connected, archived, follower_min, follower_max } = query;
  return and(
    eq(t.company_uid, company_uid),
    archived ? and(isNotNull(t.archived_at), isNull(t.erased_at)) : isNull(t.archived_at),
    keywordCondition(company_uid, query.keyword),
    genre?.length ? ownGenre(company_uid, genre) : undefined,
    platform?.length ? ownAccount(company_uid, inArray(accounts.platform, platform)) : undefined,
    tag?.length ? sql`${t.tags} && ${sql.param(tag)}::text[]` : undefined,
    owner?.length ? inArray(t.owner_uid, owner) : undefined,
    stage?.length ? inArray(t.stage, stage) : undefined,
    connected === undefined ? undefined : connected ? isNotNull(t.creator_uid) : isNull(t.creator_uid),
    follower_min === undefined ? undefined : sql`${t.follower_count} >= ${follower_min}`,
    follower_max === undefined ? undefined : sql`${t.follower_count} <= ${follower_max}`,
  );
}

const position = (query: ListQuery): Keyset => keyset(query.sort, sortKeys, t.uid, query.cursor);

/** One row more than asked, so that the caller sees whether there is a next page. */
export function listRows(company_uid: string, query: ListQuery): Promise<StoredRow[]> {
  const { where, orderBy, key } = position(query);
  return selectRows(key)
    .where(and(filters(company_uid, query), where))
    .orderBy(orderBy)
    .limit(query.limit + 1);
}

/** How many match the filters, whatever the page. */
export async function countRows(company_uid: string, query: ListQuery): Promise<number> {
  const [row] = await db().select({ total: count() }).from(t).where(filters(company_uid, query));
  return row?.total ?? 0;
}
