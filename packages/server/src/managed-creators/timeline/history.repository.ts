import type { TimelineKind } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { context, now } from "../../core/context.ts";
import { db } from "../../db/index.ts";
import type { StoredChange } from "./changes.ts";

/** What can have happened; the table's check holds the same. */
export type HistoryKind = Extract<
  TimelineKind,
  "edited" | "imported" | "archived" | "restored" | "erased" | "connected" | "disconnected" | "merged"
>;
/** How it came about, where not by the form. */
export type HistoryOrigin = "bulk" | "undo" | "member_left" | "profile_deleted";

export interface HistoryEntry {
  readonly managed_creator_uid: string;
  readonly kind: HistoryKind;
  readonly origin?: HistoryOrigin;
  /** Name of the record taken in. */
  readonly subject?: string;
  /** The public profile; its name is read as it is now. */
  readonly creator_uid?: string | null;
  readonly task_uid?: string;
  readonly changes?: readonly StoredChange[];
}

/**
 * Writes what was done to records into their history, all in one statement of the open transaction. An edit that
 * changed nothing is none. The member is whoever calls; an import's entry names its task instead.
 */
export async function recordHistory(company_uid: string, entries: readonly HistoryEntry[]): Promise<void> {
  const recorded = entries.filter(({ kind, changes = [] }) => kind !== "edited" || changes.length > 0);
  if (recorded.length === 0) return;
  const { actor } = context();
  const by = actor.kind === "member" ? actor.uid : null;
  await db().execute(sql`
    insert into managed_creator_history
      (company_uid, managed_creator_uid, kind, origin, subject, creator_uid, task_uid, changes, by_uid, at)
    select ${company_uid}, n.managed_creator_uid, n.kind, n.origin, coalesce(n.subject, ''), n.creator_uid, n.task_uid,
      coalesce(n.changes, '[]'), ${by}, ${now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb)
      as n (managed_creator_uid text, kind text, origin text, subject text, creator_uid text,
          task_uid text, changes jsonb)`);
}

/** A member's records go to another, or to nobody: recorded before the rows change. */
export async function recordHandOver(company_uid: string, from: string, to: string | null): Promise<void> {
  const { actor } = context();
  const change = sql`jsonb_build_array(jsonb_build_object('field', 'owner', 'before', ${from}::text, 'after', ${to}::text))`;
  await db().execute(sql`
    insert into managed_creator_history (company_uid, managed_creator_uid, kind, origin, changes, by_uid, at)
    select company_uid, uid, 'edited', 'member_left', ${change}, ${actor.kind === "member" ? actor.uid : null},
      ${now().toISOString()}::timestamptz
    from managed_creators where company_uid = ${company_uid} and owner_uid = ${from}`);
}

/** The public profile was deleted: of every company whose record was connected to it. Recorded before the rows change. */
export async function recordLostProfile(creator_uid: string): Promise<void> {
  await db().execute(sql`
    insert into managed_creator_history (company_uid, managed_creator_uid, kind, origin, creator_uid, at)
    select company_uid, uid, 'disconnected', 'profile_deleted', creator_uid, ${now().toISOString()}::timestamptz
    from managed_creators where creator_uid = ${creator_uid}`);
}

/** An import that was taken back off these records has not happened to them. */
export async function forgetImport(
  company_uid: string,
  task_uid: string,
  uids: readonly string[],
): Promise<void> {
  await db().execute(sql`
    delete from managed_creator_history where company_uid = ${company_uid} and task_uid = ${task_uid}
      and managed_creator_uid = any(${sql.param([...uids])}::text[])`);
}

/** Mail addresses that a record had before. */
export async function earlierAddresses(company_uid: string, uid: string): Promise<string[]> {
  const { rows } = await db().execute(sql`
    select distinct lower(c ->> 'before') as email
    from managed_creator_history h cross join jsonb_array_elements(h.changes) c
    where h.company_uid = ${company_uid} and h.managed_creator_uid = ${uid}
      and c ->> 'field' = 'email' and c ->> 'before' <> ''`);
  return rows.map(({ email }) => String(email));
}

/** Takes what is personal out of a record's history: names and values go; who did what, when, to which field stays. */
export async function eraseHistory(company_uid: string, uid: string): Promise<void> {
  await db().execute(sql`
    update managed_creator_history h set subject = '', changes = coalesce((
      select jsonb_agg(jsonb_build_object('field', c ->> 'field')) from jsonb_array_elements(h.changes) c), '[]')
    where h.company_uid = ${company_uid} and h.managed_creator_uid = ${uid}`);
}
