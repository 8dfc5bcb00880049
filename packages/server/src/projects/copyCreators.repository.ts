import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

/**
 * Puts a project's creators into its copy as candidates, in one statement. Archived and erased ones are left out; with
 * `with_fees` the fee that was agreed or planned becomes the planned one.
 */
export async function copyCreators(
  company_uid: string,
  source_uid: string,
  copy: { readonly uid: string; readonly with_fees: boolean; readonly at: Date },
): Promise<{ creators: number; left_out: number }> {
  const at = copy.at.toISOString();
  const { rows } = await db().execute(sql`
    with source as (select pc.managed_creator_uid, coalesce(pc.planned_fee, pc.fee) as fee,
        c.archived_at is null and c.erased_at is null as is_open
      from project_creators pc
      join managed_creators c on c.company_uid = ${company_uid} and c.uid = pc.managed_creator_uid
      where pc.company_uid = ${company_uid} and pc.project_uid = ${source_uid} and pc.removed_at is null),
    copied as (insert into project_creators
        (company_uid, project_uid, managed_creator_uid, planned_fee, entered_status_at, created_at)
      select ${company_uid}, ${copy.uid}, managed_creator_uid, case when ${copy.with_fees} then fee end,
        ${at}::timestamptz, ${at}::timestamptz
      from source where is_open returning 1)
    select (select count(*)::int from copied) as creators,
      (select count(*)::int from source where not is_open) as left_out`);
  const [row] = rows as unknown as { creators: number; left_out: number }[];
  return row ?? { creators: 0, left_out: 0 };
}
