import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { capped } from "../../core/countMatches.ts";
import { recentValues } from "../../core/recentValues.ts";
import { currentDatabase, db } from "../../db/index.ts";
import type { Filter } from "./managedCreatorList.repository.ts";

/** Much shorter than the changes are kept by which it is told whether a number still holds. */
const counts = recentValues<MatchCount>({ keptMs: 10 * 60_000, most: 2000 });
const LONGEST_KEY = 2000;

/** How many match, as of a moment. */
export interface MatchCount {
  readonly count: ReturnType<typeof capped>;
  readonly snapshot: string;
}

/** What a filter is remembered by; undefined where more than the company's creators decides about it. */
function keyOf(company_uid: string, filter: Filter): string | undefined {
  if (filter.import_task !== undefined) return undefined;
  const isOfToday = filter.silent_days !== undefined || filter.excluded !== undefined;
  const key = JSON.stringify([company_uid, filter, isOfToday && dayInJapan(now())]);
  return key.length > LONGEST_KEY ? undefined : key;
}

export function rememberedCount(company_uid: string, filter: Filter): MatchCount | undefined {
  const key = keyOf(company_uid, filter);
  return key === undefined ? undefined : counts.get(currentDatabase(), key, now().getTime());
}

/** Counts, and remembers the number with the snapshot that it is true of. */
export async function countNow(company_uid: string, filter: Filter, total: SQL<number>): Promise<MatchCount> {
  const { rows } = await db().execute(sql`select pg_current_snapshot()::text as snapshot, ${total} as total`);
  const counted = { count: capped(Number(rows[0]?.total)), snapshot: String(rows[0]?.snapshot) };
  const key = keyOf(company_uid, filter);
  // What a transaction counts that is then taken back was never true.
  const isCommitted = db() === currentDatabase().root;
  if (key !== undefined && isCommitted) counts.set(currentDatabase(), key, counted, now().getTime());
  return counted;
}

const changesSince = (company_uid: SQLWrapper, since: SQLWrapper): SQL => sql`
  from creator_changes c where c.company_uid = ${company_uid}
    and c.xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${since}::pg_snapshot)`;

/** Changes that are looked through: an import makes thousands, and to count again costs less than to add those up. */
const CHANGES_ADDED = 500;

/** Nothing but that they are not archived. */
export const isPlainFilter = (filter: Filter): boolean =>
  Object.entries(filter).every(([key, value]) =>
    key === "archived" ? value === false : value === undefined,
  );

/**
 * How many more there are than in a snapshot, seen from the statement that asks; null: not known. Of all that are not
 * archived each change says it; of other filters it is known only where no creator of the company has changed.
 */
export function growthSince(
  filter: "plain" | "other",
  company_uid: SQLWrapper,
  since: SQLWrapper,
): SQL<number | null> {
  const changes = changesSince(company_uid, since);
  return filter === "plain"
    ? sql<number | null>`(
        select case when ${since}::pg_snapshot is not null and count(*) <= ${sql.raw(String(CHANGES_ADDED))}
          then coalesce(sum(active), 0)::int end
        from (select c.active ${changes} limit ${sql.raw(String(CHANGES_ADDED + 1))}) as changes)`
    : sql<
        number | null
      >`case when ${since}::pg_snapshot is not null and not exists (select ${changes}) then 0 end`;
}

/** As many and those that were added; undefined where so many had to be counted again. */
export function grown({ count }: MatchCount, growth: number): MatchCount["count"] | undefined {
  if (!count.total_is_capped) return capped(count.total + growth);
  return growth < 0 ? undefined : count;
}
