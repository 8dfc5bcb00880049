import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
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
const { search_source, search_text, search_grams, sort_name, identity, ...rest } = getTableColumns(t);
export const shown = rest;

type StoredAccount = Account & { readonly position: number };
/** An account as JSON holds it. */
type AccountJson = Omit<StoredAccount, "fetched_at"> & { readonly fetched_at: string | null };

const toAccounts = (found: unknown): StoredAccount[] =>
  (found as AccountJson[]).map(({ fetched_at, ...account }) => ({
    ...account,
    fetched_at: fetched_at === null ? null : new Date(fetched_at),
  }));

/** The accounts of a table that meet a condition, in their order, as one value of the row. */
const accountsIn = (table: PgTable, condition: SQL) =>
  sql`(select coalesce(json_agg(json_build_object('platform', a.platform, 'handle', a.handle, 'url', a.url,
      'follower_count', a.follower_count, 'fetched_at', a.fetched_at, 'position', a.position) order by a.position), '[]')
    from ${table} a where ${condition})`.mapWith(toAccounts);

/** The genres of a row, in their order. Looked up one by one: most rows have few, and a join would hash for each row. */
export const genresOfRow = sql<{ uid: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('uid', g.uid, 'name', g.name) order by g.position, g.uid), '[]')
  from ${managedCreatorGenres} l
  cross join lateral (select * from ${genres} found where found.uid = l.genre_uid limit 1) g
  where l.company_uid = ${t.company_uid} and l.managed_creator_uid = ${t.uid})`;

/**
 * Rows with the owner, who registered them, the connected creator, accounts and genres, in one statement; `published` are
 * the accounts of the profile that a record is connected to, which belong to no company.
 */
export const selectRows = () =>
  db()
    .select({
      uid: t.uid,
      row: shown,
      owner: { uid: users.uid, name: users.name, image: users.image },
      registrar: { uid: registrars.uid, name: registrars.name, image: registrars.image },
      creator: { uid: creators.uid, name: creators.name, image: creators.image },
      accounts: accountsIn(
        managedCreatorAccounts,
        sql`a.company_uid = ${t.company_uid} and a.managed_creator_uid = ${t.uid}`,
      ),
      published: accountsIn(creatorAccounts, sql`a.creator_uid = ${t.creator_uid}`),
      genres: genresOfRow,
    })
    .from(t)
    .leftJoin(users, eq(users.uid, t.owner_uid))
    .leftJoin(registrars, eq(registrars.uid, t.created_by))
    .leftJoin(creators, eq(creators.uid, t.creator_uid))
    .$dynamic();

/** A managed creator with everything that is shown of it. */
export type ManagedCreatorRow = Awaited<ReturnType<typeof selectRows>>[number];
