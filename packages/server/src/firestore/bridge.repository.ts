import { type SQL, sql } from "drizzle-orm";
import type { LostAccess } from "../core/realtime/realtime.repository.ts";
import { db } from "../db/db.ts";
import { comments } from "../db/schema/comments.ts";
import type { ChangeTime, CompanyPeople, PlacedRoom } from "./commentDocuments.ts";

export interface BridgeState {
  readonly given: string | null;
  readonly taken: ChangeTime | null;
}

/** Takes or renews the lease of the bridge for `seconds`; null while another server holds it. */
export async function holdBridge(holder: string, seconds: number): Promise<BridgeState | null> {
  const { rows } = await db().execute(sql`
    update firestore_bridge set holder = ${holder}, lease_until = clock_timestamp() + ${seconds} * interval '1 second'
    where holder = ${holder} or lease_until is null or lease_until < clock_timestamp()
    returning given, taken`);
  return (rows[0] as BridgeState | undefined) ?? null;
}

const remember = (holder: string, values: SQL) =>
  db().execute(sql`update firestore_bridge set ${values} where holder = ${holder}`);

export const rememberPushed = (holder: string, given: string) => remember(holder, sql`given = ${given}`);

/** Never backwards: a listener that starts again repeats what it reported before. */
export const rememberPulled = (holder: string, taken: ChangeTime) =>
  remember(holder, sql`taken = greatest(taken, ${taken})`);

export const releaseBridge = (holder: string) => remember(holder, sql`lease_until = null, holder = null`);

/**
 * Who may read and write the rooms of each company on this day (`YYYY-MM-DD`); nobody, where it was deleted. Of those
 * companies alone that the changes touch; null: of all.
 */
export async function companyPeople(
  today: string,
  changes: readonly LostAccess[] | null,
): Promise<CompanyPeople[]> {
  const touched = sql`c.uid in (
    select coalesce(g.company_uid, m.company_uid)
    from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb) as g (user_uid text, company_uid text)
    left join memberships m on g.company_uid is null and m.user_uid = g.user_uid)`;
  const { rows } = await db().execute(sql`
    select c.uid as company_uid,
      coalesce(jsonb_agg(u.uid order by u.uid) filter (where u.uid is not null), '[]') as readers,
      coalesce(jsonb_agg(u.uid order by u.uid) filter (
        where u.uid is not null and m.role in ('admin', 'staff') and c.contract_ends_on >= ${today}::date
      ), '[]') as writers,
      'dm' = any(c.permission) as has_dm
    from companies c
    left join memberships m on m.company_uid = c.uid and c.deleted_at is null
    left join users u on u.uid = m.user_uid and u.deleted_at is null
    where ${changes ? touched : sql`true`}
    group by c.uid`);
  const found = rows as unknown as (Omit<CompanyPeople, "dm_writers"> & { has_dm: boolean })[];
  return found.map(({ has_dm, ...people }) => ({ ...people, dm_writers: has_dm ? people.writers : [] }));
}

/** Rooms made since, oldest first. */
export async function roomsSince(since: Date | null) {
  const { rows } = await db().execute(sql`
    select uid, company_uid, type, (extract(epoch from created_at) * 1000)::float8 as created_ms from chat_rooms
    where ${since ? sql`created_at >= ${since.toISOString()}::timestamptz` : sql`true`} order by created_at`);
  return rows as unknown as (PlacedRoom & { created_ms: number })[];
}

/** A page of all comments there are, behind a place. */
export function commentsBehind(place: { room_uid: string; seq: number }, limit: number) {
  return db()
    .select()
    .from(comments)
    .where(sql`(${comments.room_uid}, ${comments.seq}) > (${place.room_uid}, ${place.seq})`)
    .orderBy(comments.room_uid, comments.seq)
    .limit(limit);
}

export interface Removal {
  readonly kind: "company" | "room";
  readonly uid: string;
}

/**
 * Documents that are still there and are to go: rooms before their company, whose readers guard them. A room that went
 * into another one since `absorbedAfter` waits.
 */
export async function waitingRemovals(limit: number, absorbedAfter: Date): Promise<Removal[]> {
  const { rows } = await db().execute(sql`
    select r.kind, r.uid from firestore_removals r
    where not exists (select 1 from absorbed_chat_rooms a
      where r.kind = 'room' and a.uid = r.uid and a.absorbed_at > ${absorbedAfter.toISOString()}::timestamptz)
    order by r.kind desc, r.uid limit ${limit}`);
  return rows as unknown as Removal[];
}

export const forgetRemoval = ({ kind, uid }: Removal) =>
  db().execute(sql`delete from firestore_removals where kind = ${kind} and uid = ${uid}`);

/** Of the realtime events, those of comments in rooms of companies. */
export const commentEvents = (): SQL =>
  sql`type like 'comment.%' and company_uid is not null and room_uid is not null`;
