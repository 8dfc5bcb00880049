import { searchKey } from "@tsumugi/contract";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../db/schema/managed-creators.ts";
import type { Account } from "./accounts.ts";
import { type ManagedCreatorRow, selectRows } from "./managedCreatorRows.repository.ts";
import { hasOpenJob } from "./openJobs.repository.ts";

const t = managedCreators;
const accounts = managedCreatorAccounts;

export type NewManagedCreator = Omit<typeof t.$inferInsert, "company_uid" | "search_source">;
export type ManagedCreatorChange = Partial<Omit<NewManagedCreator, "uid">> & { search_source?: string };

const ours = (company_uid: string, uid: string) => and(eq(t.company_uid, company_uid), eq(t.uid, uid));

async function one(
  company_uid: string,
  condition: ReturnType<typeof and>,
): Promise<ManagedCreatorRow | undefined> {
  const [row] = await selectRows()
    .where(and(eq(t.company_uid, company_uid), condition))
    .limit(1);
  return row;
}

export const findByUid = (company_uid: string, uid: string) => one(company_uid, eq(t.uid, uid));

export const findByCreator = (company_uid: string, creator_uid: string) =>
  one(company_uid, eq(t.creator_uid, creator_uid));

/** Those that meet a condition, in no order. */
export async function findMany(company_uid: string, condition: SQL | undefined, limit: number) {
  return selectRows()
    .where(and(eq(t.company_uid, company_uid), condition))
    .limit(limit);
}

/** Holds the row until the transaction ends, so that its version cannot move in between. */
export async function lockByUid(company_uid: string, uid: string): Promise<ManagedCreatorRow | undefined> {
  await db().select({ uid: t.uid }).from(t).where(ours(company_uid, uid)).for("update");
  return findByUid(company_uid, uid);
}

/** Of these accounts those that the company has already, with the record that holds each. */
export async function holdersOf(
  company_uid: string,
  wanted: readonly Pick<Account, "platform" | "handle">[],
) {
  if (wanted.length === 0) return [];
  const platforms = sql.param(wanted.map(({ platform }) => platform));
  const keys = sql.param(wanted.map(({ handle }) => searchKey(handle)));
  return db()
    .select({ uid: accounts.managed_creator_uid, platform: accounts.platform, handle: accounts.handle })
    .from(accounts)
    .innerJoin(
      // A list of hundreds of pairs is planned pair by pair.
      sql`(select distinct * from unnest(${platforms}::text[], ${keys}::text[])) as wanted (platform, key)`,
      sql`${accounts.platform} = wanted.platform and ${accounts.handle_key} = wanted.key`,
    )
    .where(eq(accounts.company_uid, company_uid));
}

export async function insert(company_uid: string, rows: (NewManagedCreator & { search_source: string })[]) {
  await db()
    .insert(t)
    .values(rows.map((row) => ({ ...row, company_uid })));
}

/** Changes the fields given and counts the version up. */
export async function update(company_uid: string, uid: string, change: ManagedCreatorChange): Promise<void> {
  await db()
    .update(t)
    .set({ ...change, version: sql`${t.version} + 1` })
    .where(ours(company_uid, uid));
}

export async function addAccounts(company_uid: string, uid: string, list: readonly Account[], from = 0) {
  if (list.length === 0) return;
  const rows = list.map((account, index) => ({
    ...account,
    company_uid,
    managed_creator_uid: uid,
    position: from + index,
  }));
  await db().insert(accounts).values(rows);
}

export async function removeAccounts(company_uid: string, uid: string): Promise<void> {
  await db()
    .delete(accounts)
    .where(and(eq(accounts.company_uid, company_uid), eq(accounts.managed_creator_uid, uid)));
}

/** Takes accounts and genres off a record. */
export async function clearParts(company_uid: string, uid: string): Promise<void> {
  await removeAccounts(company_uid, uid);
  await setGenres(company_uid, uid, []);
}

export async function setGenres(
  company_uid: string,
  uid: string,
  genre_uids: readonly string[],
): Promise<void> {
  const links = managedCreatorGenres;
  await db()
    .delete(links)
    .where(and(eq(links.company_uid, company_uid), eq(links.managed_creator_uid, uid)));
  const rows = [...new Set(genre_uids)].map((genre_uid) => ({
    company_uid,
    managed_creator_uid: uid,
    genre_uid,
  }));
  if (rows.length > 0) await db().insert(links).values(rows);
}

/**
 * Archived before that moment and not yet erased, of every company, oldest first: for the nightly round. Who was asked or
 * went on with a job all the same waits until it is over.
 */
export const erasable = (before: Date) =>
  db()
    .select({ company_uid: t.company_uid, uid: t.uid })
    .from(t)
    .where(
      and(
        isNull(t.erased_at),
        sql`${t.archived_at} < ${before.toISOString()}::timestamptz`,
        sql`not ${hasOpenJob(sql`${t}`)}`,
      ),
    )
    .orderBy(t.archived_at, t.uid)
    .limit(1000);
