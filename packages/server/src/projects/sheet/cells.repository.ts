import type { CellValue, PersonRef } from "@tsumugi/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { jobRequests } from "../../db/schema/job-requests.ts";
import type { ProjectCreatorRow } from "../projectCreators.repository.ts";
import type { SheetRow } from "./sheetRow.ts";

/** Cells of a project's sheet, many at once: one statement per table, however many cells. */

export interface CellKey {
  readonly creator_uid: string;
  readonly column: string;
}

export interface CellChangeRow extends CellKey {
  readonly label: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

export interface Check extends CellKey {
  readonly by: PersonRef;
  readonly at: Date;
}

const recordset = (rows: readonly object[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (${sql.raw(columns)})`;

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Checks of these rows. */
export async function checksOf(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<Check[]> {
  const { rows } = await db().execute(sql`
    select k.managed_creator_uid as creator_uid, k.column_key as column, k.checked_at as at,
      jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image) as by
    from project_checks k join users u on u.uid = k.checked_by
    where k.company_uid = ${company_uid} and k.project_uid = ${project_uid}
      and k.managed_creator_uid = any(${sql.param([...creator_uids])}::text[])`);
  return rows.map(({ at, ...row }) => ({ ...(row as unknown as Check), at: new Date(String(at)) }));
}

type Stored = Pick<
  ProjectCreatorRow,
  | "managed_creator_uid"
  | "memo"
  | "shared_memo"
  | "owner_uid"
  | "planned_fee"
  | "planned_delivery_on"
  | "planned_reply_due_on"
  | "custom_values"
>;

/** Writes back rows that are locked. */
export async function storeRows(
  company_uid: string,
  project_uid: string,
  rows: readonly Stored[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    managed_creator_uid: row.managed_creator_uid,
    memo: row.memo,
    shared_memo: row.shared_memo,
    owner_uid: row.owner_uid,
    planned_fee: row.planned_fee,
    planned_delivery_on: row.planned_delivery_on,
    planned_reply_due_on: row.planned_reply_due_on,
    custom_values: row.custom_values,
  }));
  const columns = `managed_creator_uid text, memo text, shared_memo text, owner_uid text, planned_fee bigint,
    planned_delivery_on date, planned_reply_due_on date, custom_values jsonb`;
  await db().execute(sql`
    update project_creators c set memo = n.memo, shared_memo = n.shared_memo, owner_uid = n.owner_uid,
      planned_fee = n.planned_fee, planned_delivery_on = n.planned_delivery_on,
      planned_reply_due_on = n.planned_reply_due_on, custom_values = n.custom_values
    from ${recordset(values, columns)}
    where c.company_uid = ${company_uid} and c.project_uid = ${project_uid}
      and c.managed_creator_uid = n.managed_creator_uid`);
}

/** Checking again keeps who was first. */
export async function storeChecks(
  company_uid: string,
  project_uid: string,
  cells: readonly (CellKey & { readonly isChecked: boolean })[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const keys = 'creator_uid text, "column" text';
  const checked = cells.filter(({ isChecked }) => isChecked);
  const cleared = cells.filter(({ isChecked }) => !isChecked);
  if (checked.length > 0) {
    await db().execute(sql`
      insert into project_checks (company_uid, project_uid, managed_creator_uid, column_key, checked_by, checked_at)
      select ${company_uid}, ${project_uid}, n.creator_uid, n."column", ${by}, ${time(at)}
      from ${recordset(checked, keys)} on conflict do nothing`);
  }
  if (cleared.length > 0) {
    await db().execute(sql`
      delete from project_checks k using ${recordset(cleared, keys)}
      where k.company_uid = ${company_uid} and k.project_uid = ${project_uid}
        and k.managed_creator_uid = n.creator_uid and k.column_key = n."column"`);
  }
}

/** Adds to the history. `by` null: the creator or the product. */
export async function insertCellChanges(
  company_uid: string,
  project_uid: string,
  changes: readonly CellChangeRow[],
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  if (changes.length === 0) return;
  const columns = `creator_uid text, "column" text, label text, before jsonb, after jsonb`;
  await db().execute(sql`
    insert into project_cell_changes (company_uid, project_uid, managed_creator_uid, column_key, column_label,
      before, after, changed_by, changed_at)
    select ${company_uid}, ${project_uid}, n.creator_uid, n."column", n.label,
      coalesce(n.before, 'null'::jsonb), coalesce(n.after, 'null'::jsonb), ${by}, ${time(at)}
    from ${recordset(changes, columns)}`);
}

/** Who wrote last in these cells, by `cellId`. */
export async function lastWriters(
  company_uid: string,
  project_uid: string,
  cells: readonly CellKey[],
): Promise<Map<string, { by: PersonRef | null; at: Date }>> {
  if (cells.length === 0) return new Map();
  const { rows } = await db().execute(sql`
    select n.creator_uid, n."column", h.changed_at as at, case when u.uid is null then null
      else jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image) end as by
    from ${recordset(cells, 'creator_uid text, "column" text')}
    cross join lateral (
      select c.changed_by, c.changed_at from project_cell_changes c
      where c.company_uid = ${company_uid} and c.project_uid = ${project_uid}
        and c.managed_creator_uid = n.creator_uid and c.column_key = n."column"
      order by c.changed_at desc, c.id desc limit 1) h
    left join users u on u.uid = h.changed_by`);
  return new Map(
    rows.map(({ creator_uid, column, by, at }) => [
      cellId({ creator_uid: String(creator_uid), column: String(column) }),
      { by: by as PersonRef | null, at: new Date(String(at)) },
    ]),
  );
}

export const cellId = ({ creator_uid, column }: CellKey): string => `${creator_uid} ${column}`;

/** Requests of these creators in the project, by creator. */
export async function jobsOf(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<Map<string, NonNullable<SheetRow["job"]>>> {
  const rows = await db()
    .select({
      creator: jobRequests.managed_creator_uid,
      terms: jobRequests.terms,
      isScheduled: sql<boolean>`exists (select 1 from job_request_versions v
        where v.company_uid = ${jobRequests.company_uid} and v.job_request_uid = ${jobRequests.uid}
          and v.sent_at is null)`,
    })
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        inArray(jobRequests.managed_creator_uid, [...creator_uids]),
      ),
    );
  return new Map(rows.map(({ creator, ...job }) => [creator, job]));
}
