import { isUnderWay, jobStatuses } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";

const underWay = sql.param(jobStatuses.filter(isUnderWay));

/** A row of a project whose work is under way. */
const isOpenRow = (row: SQL): SQL =>
  sql`${row}.removed_at is null and ${row}.job_status = any(${underWay}::text[])`;

/** Whether a record, named by its table, has a job under way. */
export const hasOpenJob = (record: SQL): SQL => sql`exists (
  select 1 from project_creators p where p.company_uid = ${record}.company_uid
    and p.managed_creator_uid = ${record}.uid and ${isOpenRow(sql`p`)})`;

/** Names of the projects in which creators have a job under way, by creator; who has none is not among them. */
export async function openJobsOf(
  company_uid: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (uids.length === 0) return new Map();
  const { rows } = await db().execute(sql`
    select p.managed_creator_uid as uid, j.name from project_creators p
    join projects j on j.company_uid = p.company_uid and j.uid = p.project_uid
    where p.company_uid = ${company_uid} and p.managed_creator_uid = any(${sql.param([...uids])}::text[])
      and ${isOpenRow(sql`p`)}
    order by p.entered_status_at desc, p.project_uid`);
  const names = new Map<string, string[]>();
  for (const { uid, name } of rows) names.set(String(uid), [...(names.get(String(uid)) ?? []), String(name)]);
  return names;
}
