import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { creatorAccounts, creators, genres } from "../db/schema/creators.ts";
import {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../db/schema/managed-creators.ts";

import type { Account } from "./accounts.ts";

const t = managedCreators;
const registrars = alias(users, "registrars");

/** What a search needs is long and is never shown. */
const { search_source, search_text, search_grams, sort_name, identity, ...shown } = getTableColumns(t);

/** Rows with the owner, who registered them and the connected creator; `key` is what the list is sorted by. */
export const selectRows = (key: SQL<string> = sql<string>`''`) =>
  db()
    .select({
      key,
      uid: t.uid,
      row: shown,
      owner: { uid: users.uid, name: users.name, image: users.image },
      registrar: { uid: registrars.uid, name: registrars.name, image: registrars.image },
      creator: { uid: creators.uid, name: creators.name, image: creators.image },
    })
    .from(t)
    .leftJoin(users, eq(users.uid, t.owner_uid))
    .leftJoin(registrars, eq(registrars.uid, t.created_by))
    .leftJoin(creators, eq(creators.uid, t.creator_uid))
    .$dynamic();

export type StoredRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Accounts of the public profiles that records are connected to. They belong to no company. */
async function publishedAccounts(rows: readonly StoredRow[]): Promise<Map<string, Account[]>> {
  const uids = rows.flatMap(({ row }) => row.creator_uid ?? []);
  if (uids.length === 0) return new Map();
  const found = await db().select().from(creatorAccounts).where(inArray(creatorAccounts.creator_uid, uids));
  return Map.groupBy(found, ({ creator_uid }) => creator_uid);
}

/** Accounts and genres of many records, one statement each, with what is published of those that are connected. */
export async function withParts(company_uid: string, rows: readonly StoredRow[]) {
  const uids = rows.map(({ uid }) => uid);
  if (uids.length === 0) return [];
  const accounts = managedCreatorAccounts;
  const links = managedCreatorGenres;
  const accountRows = await db()
    .select()
    .from(accounts)
    .where(and(eq(accounts.company_uid, company_uid), inArray(accounts.managed_creator_uid, uids)))
    .orderBy(asc(accounts.position));
  const genreRows = await db()
    .select({ of: links.managed_creator_uid, uid: genres.uid, name: genres.name })
    .from(links)
    .innerJoin(genres, eq(genres.uid, links.genre_uid))
    .where(and(eq(links.company_uid, company_uid), inArray(links.managed_creator_uid, uids)))
    .orderBy(asc(genres.position), asc(genres.uid));
  const published = await publishedAccounts(rows);
  const accountsOf = Map.groupBy(accountRows, ({ managed_creator_uid }) => managed_creator_uid);
  const genresOf = Map.groupBy(genreRows, ({ of }) => of);
  return rows.map((stored) => ({
    ...stored,
    accounts: accountsOf.get(stored.uid) ?? [],
    published: (stored.row.creator_uid && published.get(stored.row.creator_uid)) || [],
    genres: (genresOf.get(stored.uid) ?? []).map(({ uid, name }) => ({ uid, name })),
  }));
}

/** A managed creator with everything that is shown of it. */
export type ManagedCreatorRow = Awaited<ReturnType<typeof withParts>>[number];
