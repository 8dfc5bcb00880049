import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { creatorAccounts, creatorGenres, creators, genres } from "../db/schema/creators.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";

const t = creators;
const accounts = creatorAccounts;

/** What a search needs is long and is never shown. */
const { search_source, search_text, search_grams, sort_name, ...shown } = getTableColumns(t);

/** Open creators belong to no company; `company_uid` (null for operators) only says which are connected to ours. */
export const selectCreators = (company_uid: string | null, key: SQL<string> = sql<string>`''`) =>
  db()
    .select({ key, uid: t.uid, row: shown, managed_creator_uid: managedCreators.uid })
    .from(t)
    .leftJoin(
      managedCreators,
      company_uid
        ? and(eq(managedCreators.company_uid, company_uid), eq(managedCreators.creator_uid, t.uid))
        : sql`false`,
    )
    .$dynamic();

export type StoredCreator = Awaited<ReturnType<typeof selectCreators>>[number];

/** Accounts and genres of many creators in two statements. */
export async function withParts(rows: readonly StoredCreator[]) {
  const uids = rows.map(({ uid }) => uid);
  if (uids.length === 0) return [];
  const accountRows = await db()
    .select()
    .from(accounts)
    .where(inArray(accounts.creator_uid, uids))
    .orderBy(asc(accounts.position));
  const genreRows = await db()
    .select({ of: creatorGenres.creator_uid, uid: genres.uid, name: genres.name })
    .from(creatorGenres)
    .innerJoin(genres, eq(genres.uid, creatorGenres.genre_uid))
    .where(inArray(creatorGenres.creator_uid, uids))
    .orderBy(asc(genres.position), asc(genres.uid));
  const accountsOf = Map.groupBy(accountRows, ({ creator_uid }) => creator_uid);
  const genresOf = Map.groupBy(genreRows, ({ of }) => of);
  return rows.map((stored) => ({
    ...stored,
    accounts: accountsOf.get(stored.uid) ?? [],
    genres: (genresOf.get(stored.uid) ?? []).map(({ uid, name }) => ({ uid, name })),
  }));
}

export type CreatorRow = Awaited<ReturnType<typeof withParts>>[number];
