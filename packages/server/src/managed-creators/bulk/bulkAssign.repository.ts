import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import type { ChangeRow } from "./bulk.repository.ts";

/** When creators had been taken out of a project, for those who had. */
export async function removedBefore(
  company_uid: string,
  project_uid: string,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db().execute(sql`
    select managed_creator_uid as uid, to_json(removed_at) #>> '{}' as removed_at from project_creators
    where company_uid = ${company_uid} and project_uid = ${project_uid} and removed_at is not null
      and managed_creator_uid = any(${sql.param([...uids])}::text[])`);
  return new Map(rows.map(({ uid, removed_at }) => [String(uid), String(removed_at)]));
}

/** What keeps creators in a project: a request, or what stands in their rows. Who is in it no longer is not answered. */
export async function whyAssigned(
  company_uid: string,
  project_uid: string,
  uids: readonly string[],
): Promise<Map<string, "in_progress" | "row_filled">> {
  if (uids.length === 0) return new Map();
  const { rows } = await db().execute(sql`
    select p.managed_creator_uid as uid, p.job_status <> 'candidate' or exists (
      select 1 from job_requests j where j.company_uid = p.company_uid
        and j.project_uid = p.project_uid and j.managed_creator_uid = p.managed_creator_uid) as asked
    from project_creators p
    where p.company_uid = ${company_uid} and p.project_uid = ${project_uid} and p.removed_at is null
      and p.managed_creator_uid = any(${sql.param([...uids])}::text[])`);
  return new Map(rows.map(({ uid, asked }) => [String(uid), asked ? "in_progress" : "row_filled"]));
}

/** What members write about a creator of a project beside the row itself, and when. */
const WRITTEN = [
  ["project_row_comments", "created_at"],
  ["project_cell_changes", "changed_at"],
  ["project_checks", "checked_at"],
  ["project_shipments", "updated_at"],
  ["job_status_changes", "changed_at"],
] as const;

/**
 * Takes creators out of a project again, exactly as they were: gone, or taken out at the moment of then. Whoever has
 * been worked with since (`at`) stays. Answers the uids that were put back.
 */
export async function unassign(
  company_uid: string,
  project_uid: string,
  rows: readonly ChangeRow[],
  at: Date,
): Promise<Set<string>> {
  const list = JSON.stringify(
    rows.map(({ uid, before }) => ({ uid, removed_at: before.removed_at ?? null })),
  );
  const given = sql`jsonb_to_recordset(${list}::jsonb) as n (uid text, removed_at timestamptz)`;
  const mine = sql`p.company_uid = ${company_uid} and p.project_uid = ${project_uid}
    and p.managed_creator_uid = n.uid and p.removed_at is null`;
  const none = (table: string, when = sql`true`) => sql`not exists (
    select 1 from ${sql.identifier(table)} w where w.company_uid = p.company_uid
      and w.project_uid = p.project_uid and w.managed_creator_uid = p.managed_creator_uid and ${when})`;
  const since = (column: string) => sql`w.${sql.identifier(column)} > ${at.toISOString()}::timestamptz`;
  const untouched = WRITTEN.map(([table, column]) => none(table, since(column)));
  const unwritten = WRITTEN.map(([table]) => none(table));
  const back = await db().execute(sql`
    update project_creators p set removed_at = n.removed_at from ${given}
    where ${mine} and n.removed_at is not null and ${none("job_requests")} and ${sql.join(untouched, sql` and `)}
    returning n.uid`);
  const gone = await db().execute(sql`
    delete from project_creators p using ${given}
    where ${mine} and n.removed_at is null and ${none("job_requests")} and ${sql.join(unwritten, sql` and `)}
      and p.job_status = 'candidate' and p.fee is null and p.planned_fee is null
      and p.planned_delivery_on is null and p.planned_reply_due_on is null and p.memo = '' and p.shared_memo = ''
      and p.custom_values = '{}'::jsonb and p.owner_uid is null
    returning n.uid`);
  return new Set([...back.rows, ...gone.rows].map(({ uid }) => String(uid)));
}
