import type { DuplicateReason } from "@tsumugi/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { db, inTransaction } from "../../db/index.ts";
import { differentCreators, managedCreators } from "../../db/schema/managed-creators.ts";
import { findMany } from "../managed-creators.repository.ts";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";

/** What more records than these share is an agency's or a common word, and says nothing of a person. */
const SHARED_BY_AT_MOST = 6;
/** A handle as short as this is nobody's own: `x`, `me`. */
const SHORTEST_HANDLE = 4;

export interface PairKey {
  readonly rank: number;
  readonly left: string;
  readonly right: string;
}

export interface FoundPair extends PairKey {
  readonly reasons: DuplicateReason[];
}

/**
 * Records that share a key, in pairs, from the keys that each row keeps. The first pass over the company counts the keys,
 * as numbers, which several processes of the database share; the second reads the records that hold one of the few that
 * are met more than once, and has nothing to do where there is none.
 * A reading alone is no reason: it is written out where a name, an address, a phone or a handle is the same.
 */
const pairs = (company_uid: string) => sql`
  with often as materialized (
    select hash from (
      select hashtextextended(key, 0) as hash from managed_creators, unnest(identity) as key
      where company_uid = ${company_uid} and archived_at is null and erased_at is null
      union all
      select hashtextextended('a:' || handle_key, 0) from managed_creator_accounts
      where company_uid = ${company_uid} and length(handle_key) >= ${SHORTEST_HANDLE}::int
    ) all_keys group by hash having count(*) > 1
  ), keys as (
    select uid, key from managed_creators, unnest(identity) as key
    where company_uid = ${company_uid} and archived_at is null and erased_at is null and key not like 'k:%'
      and hashtextextended(key, 0) in (select hash from often)
    union all
    select l.uid, 'a:' || a.handle_key from managed_creator_accounts a
    join managed_creators l on l.company_uid = a.company_uid and l.uid = a.managed_creator_uid
      and l.archived_at is null and l.erased_at is null
    where a.company_uid = ${company_uid} and length(a.handle_key) >= ${SHORTEST_HANDLE}::int
      and hashtextextended('a:' || a.handle_key, 0) in (select hash from often)
  ), shared as (
    select left(key, 1) as kind, array_agg(distinct uid) as uids from keys
    group by key having count(distinct uid) between 2 and ${SHARED_BY_AT_MOST}::int
  ), pairs as (
    select a.uid collate "C" as first_uid, b.uid collate "C" as second_uid, array_agg(distinct s.kind) as kinds,
      sum(distinct case s.kind when 'e' then 8 when 'a' then 4 when 'p' then 2 else 1 end)::int as rank
    from shared s, unnest(s.uids) as a (uid), unnest(s.uids) as b (uid)
    where a.uid collate "C" < b.uid collate "C"
    group by 1, 2
  )
  select p.* from pairs p
  where not exists (select 1 from different_creators d
    where d.company_uid = ${company_uid} and d.first_uid = p.first_uid and d.second_uid = p.second_uid)`;

const REASONS: Readonly<Record<string, DuplicateReason>> = {
  a: "account",
  e: "email",
  p: "phone",
  n: "name",
};

/** From so many records on, a pass over them is no longer made for every visit: of 100,000 it takes most of a second. */
const MANY = 5000;

export interface FoundPairs {
  readonly pairs: readonly FoundPair[];
  readonly total: number;
  /** Whether the company has so many records that what was found is worth keeping. */
  readonly isMany: boolean;
}

/** The surest pairs, one more than asked for, and how many there are in all: the company is read once. */
export function findPairs(
  company_uid: string,
  page: { readonly after: PairKey | undefined; readonly limit: number },
): Promise<FoundPairs> {
  return inTransaction(async () => {
    // The keys of 100,000 records fit; with less, they are counted on the disk.
    await db().execute(sql`set local work_mem = '32MB'`);
    return readPairs(company_uid, page);
  });
}

async function readPairs(
  company_uid: string,
  { after, limit }: { readonly after: PairKey | undefined; readonly limit: number },
): Promise<FoundPairs> {
  const later = after
    ? sql`where (-rank, first_uid, second_uid) > (${-after.rank}::int, ${after.left}::text, ${after.right}::text)`
    : sql``;
  const { rows } = await db().execute(sql`
    with found as materialized (${pairs(company_uid)}), page as (
      select * from found ${later} order by rank desc, first_uid, second_uid limit ${limit + 1}::int
    )
    select (select count(*)::int from found) as total, (
      select count(*) >= ${MANY}::int from (
        select from managed_creators where company_uid = ${company_uid} and archived_at is null limit ${MANY}::int
      ) counted
    ) as is_many, page.* from (select) one left join page on true
    order by rank desc, first_uid, second_uid`);
  const found = rows as { first_uid: string | null; second_uid: string; kinds: string[]; rank: number }[];
  return {
    // Without a pair there is one row, of the count alone.
    pairs: found.flatMap(({ first_uid, second_uid, kinds, rank }) =>
      first_uid === null
        ? []
        : {
            rank: Number(rank),
            left: first_uid,
            right: second_uid,
            reasons: kinds.flatMap((kind) => REASONS[kind] ?? []),
          },
    ),
    total: Number(rows[0]?.total ?? 0),
    isMany: rows[0]?.is_many === true,
  };
}

/** Records of the company by uid; one of another company, or merged meanwhile, is not among them. */
export async function recordsOf(
  company_uid: string,
  uids: readonly string[],
): Promise<Map<string, ManagedCreatorRow>> {
  if (uids.length === 0) return new Map();
  const rows = await findMany(company_uid, inArray(managedCreators.uid, [...uids]), uids.length);
  return new Map(rows.map((row) => [row.row.uid, row]));
}

interface Decision {
  readonly first_uid: string;
  readonly second_uid: string;
  readonly decided_by: string;
  readonly decided_at: Date;
}

export async function keepApart(company_uid: string, decision: Decision): Promise<void> {
  await db()
    .insert(differentCreators)
    .values({ ...decision, company_uid })
    .onConflictDoNothing();
}

export async function askAgain(company_uid: string, first_uid: string, second_uid: string): Promise<void> {
  const d = differentCreators;
  await db()
    .delete(d)
    .where(and(eq(d.company_uid, company_uid), eq(d.first_uid, first_uid), eq(d.second_uid, second_uid)));
}
