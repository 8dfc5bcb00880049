import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

/**
 * Forgets what transactions have noted that this cluster has not begun yet. A dump carries their numbers along, and a
 * fresh cluster counts from the start again: what lies ahead of it would be news in every snapshot, delivered to streams
 * and added to totals again and again. Nothing is lost by it: the rows tell processes of before what has changed since
 * they looked, and those are gone. Whoever comes back with a cursor of theirs is told to read everything again.
 * Nothing that a server on this cluster has noted is touched, so that others may be at work meanwhile. Answers how many.
 */
export async function forgetOtherClusters(): Promise<number> {
  const { rows } = await db().execute(sql`
    with here as materialized (select pg_snapshot_xmax(pg_current_snapshot()) as next),
    events as (delete from realtime_events where xid >= (select next from here) returning 1),
    accesses as (delete from realtime_access_changes where xid >= (select next from here) returning 1),
    changes as (delete from creator_changes where xid >= (select next from here) returning 1),
    horizon as (
      update realtime_horizon set pruned_xid = pg_current_xact_id()
      where pruned_xid >= (select next from here) or exists (select from events) returning 1
    ),
    bridge as (
      update firestore_bridge set given = null
      where pg_snapshot_xmax(given::pg_snapshot) > (select next from here) returning 1
    )
    select count(*)::int as count from (
      select from events union all select from accesses union all select from changes
      union all select from horizon union all select from bridge
    ) as forgotten`);
  return Number(rows[0]?.count);
}
