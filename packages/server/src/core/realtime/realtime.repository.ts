import { type SQL, sql } from "drizzle-orm";
import { db } from "../../db/db.ts";
import type { realtimeEvents } from "../../db/schema/comments.ts";

type EventRow = Omit<typeof realtimeEvents.$inferSelect, "id">;
export type LoggedEvent = EventRow;

/** A person, or everyone of a company, whose right to read may have changed; nearly always it has ended. */
export interface LostAccess {
  readonly user_uid: string | null;
  readonly company_uid: string | null;
}

/** Everything that was not visible in the snapshot `since` and is visible now, in order, and the snapshot of now. */
export async function eventsSince(
  since: string,
  filter: { only?: SQL; limit?: number } = {},
): Promise<{ cursor: string; events: LoggedEvent[]; lost: LostAccess[] }> {
  const { only = sql`true`, limit = 100_000 } = filter;
  const { rows } = await db().execute(sql`
    select pg_current_snapshot()::text as cursor, e.*, (
      select jsonb_agg(distinct jsonb_build_object('user_uid', a.user_uid, 'company_uid', a.company_uid))
      from realtime_access_changes a
      where a.xid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(a.xid, ${since}::pg_snapshot)
    ) as lost
    from (select 1) as always
    left join lateral (
      select id, type, company_uid, user_uid, room_uid, comment_seq, project_uid, notification_uid, creator_uids
      from realtime_events
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot) and ${only}
      order by id limit ${limit}
    ) e on true
    order by e.id`);
  const cursor = String(rows[0]?.cursor);
  const lost = (rows[0]?.lost ?? []) as LostAccess[];
  return { cursor, events: rows.filter((row) => row.id !== null) as unknown as LoggedEvent[], lost };
}

/** Whose rights may have changed since, and the snapshot of now. */
export async function accessChangesSince(
  since: string,
): Promise<{ cursor: string; changes: readonly LostAccess[] }> {
  const { cursor, lost } = await eventsSince(since, { only: sql`false` });
  return { cursor, changes: lost ?? [] };
}

export async function currentCursor(): Promise<string> {
  const { rows } = await db().execute(sql`select pg_current_snapshot()::text as cursor`);
  return String(rows[0]?.cursor);
}

/** False when events after `since` were thrown away already, or `since` is from another database. */
export async function canReplay(since: string): Promise<boolean> {
  const { rows } = await db().execute(sql`
    select pruned_xid < pg_snapshot_xmin(${since}::pg_snapshot)
      and pg_snapshot_xmax(${since}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
      and pg_snapshot_xmin(${since}::pg_snapshot) <= pg_snapshot_xmax(${since}::pg_snapshot) as ok
    from realtime_horizon`);
  return rows[0]?.ok === true;
}

export interface HeldAccess {
  readonly n: number;
  readonly user_uid: string;
  /** Null: as operator. */
  readonly company_uid: string | null;
  readonly session_uid: string | null;
  readonly auth_time: string;
}

/** Of the accesses that open streams rest on, the numbers of those that still stand. */
export async function standingAccesses(held: readonly HeldAccess[]): Promise<Set<number>> {
  const { rows } = await db().execute(sql`
    select s.n from jsonb_to_recordset(${JSON.stringify(held)}::text::jsonb)
      as s (n integer, user_uid text, company_uid text, session_uid text, auth_time timestamptz)
    join users u on u.uid = s.user_uid and u.deleted_at is null
      and (u.tokens_valid_after is null or u.tokens_valid_after <= s.auth_time)
    left join refresh_families f on f.uid = s.session_uid
    where (s.session_uid is null or (f.uid is not null and f.revoked_at is null))
      and case when s.company_uid is null then u.system_admin else
        exists (select 1 from memberships m join companies c on c.uid = m.company_uid and c.deleted_at is null
          where m.user_uid = u.uid and m.company_uid = s.company_uid)
        and not exists (select 1 from memberships other where other.user_uid = u.uid
          and other.company_uid = u.active_company_uid and other.company_uid <> s.company_uid)
      end`);
  return new Set(rows.map((row) => Number(row.n)));
}

/** Throws away events older than `before` and remembers from where a cursor can no longer be replayed. */
export async function pruneEvents(before: Date): Promise<void> {
  await db().execute(sql`
    with gone as (
      delete from realtime_events where created_at < ${before.toISOString()}::timestamptz returning xid
    ), gone_access as (
      delete from realtime_access_changes where created_at < ${before.toISOString()}::timestamptz
    )
    update realtime_horizon set pruned_xid = greatest(pruned_xid, (select max(xid) from gone))
    where exists (select 1 from gone)`);
}
