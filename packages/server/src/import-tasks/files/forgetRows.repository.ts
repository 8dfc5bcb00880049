import { type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

/** How much of a finished import is kept: every row, the failed ones, or the counts alone. */
export type Kept = "all" | "failed_rows" | "counts";

interface TaskKey {
  readonly company_uid: string;
  readonly uid: string;
}

/** Imports of every company that ended before and keep one of these; one that is being taken back still needs its rows. */
export async function tasksKeeping(from: readonly Kept[], before: Date): Promise<TaskKey[]> {
  const list = sql.join(
    from.map((kept) => sql`${kept}`),
    sql`, `,
  );
  const { rows } = await db().execute(sql`
    select company_uid, uid from import_tasks where finished_at < ${before.toISOString()}::timestamptz
      and (undo_started_at is null or undone_at is not null) and kept in (${list})`);
  return rows.map(({ company_uid, uid }) => ({ company_uid: String(company_uid), uid: String(uid) }));
}

/** Empties what rows of imports hold of people; their outcome stays. */
export const forgetRows = (condition: SQL) =>
  db().execute(sql`
    update import_task_rows set keys = '{}', fingerprint = null, before_image = null, cells = null, errors = null
    where ${condition}`);

/** Empties the rows of an import that are not kept any more. */
export async function keepOnly(kept: Exclude<Kept, "all">, { company_uid, uid }: TaskKey): Promise<void> {
  const theirs = sql`company_uid = ${company_uid} and task_uid = ${uid}`;
  await forgetRows(kept === "failed_rows" ? sql`${theirs} and outcome <> 'failed'` : theirs);
  await db().execute(sql`
    update import_tasks set kept = ${kept} where company_uid = ${company_uid} and uid = ${uid}`);
}

/** Takes one person out of what imports still hold. */
export async function forgetCreatorInImports(company_uid: string, creator_uid: string): Promise<void> {
  await forgetRows(sql`company_uid = ${company_uid} and managed_creator_uid = ${creator_uid}`);
}
