import { sql } from "drizzle-orm";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob } from "../core/jobs.ts";
import { db, inTransaction } from "../db/index.ts";
import { deleteExpiredDrafts } from "./import-drafts.repository.ts";

/** An error file waits over a holiday for whoever mends it. */
export const ERROR_FILE_DAYS = 30;

/** Names, addresses and former values are personal data: kept no longer than undoing or mending needs them. */
const steps = [
  { kept: "failed_rows", from: ["all"], days: 1, rows: sql`outcome <> 'failed'` },
  { kept: "counts", from: ["all", "failed_rows"], days: ERROR_FILE_DAYS, rows: sql`true` },
] as const;

/** Every night: throws away files nobody came back to, and the rows of imports that can be neither taken back nor mended. */
export const forgetImportRows = defineJob<Record<string, never>>({
  name: "forget-import-rows",
  every: "45 3 * * *",
  run: async () => {
    await deleteExpiredDrafts(now());
    for (const step of steps) {
      const before = new Date(now().getTime() - step.days * DAY_MS).toISOString();
      const { rows: tasks } = await db().execute(sql`
        select company_uid, uid from import_tasks where finished_at < ${before}::timestamptz
          and (undo_started_at is null or undone_at is not null)
          and kept in (${sql.join(
            step.from.map((kept) => sql`${kept}`),
            sql`, `,
          )})`);
      for (const { company_uid, uid } of tasks) {
        await inTransaction(async () => {
          await db().execute(sql`
            update import_task_rows set keys = '{}', fingerprint = null, before_image = null, cells = null, errors = null
            where company_uid = ${company_uid} and task_uid = ${uid} and ${step.rows}`);
          await db().execute(sql`
            update import_tasks set kept = ${step.kept} where company_uid = ${company_uid} and uid = ${uid}`);
        });
      }
    }
  },
});

/** Takes one person out of what imports still hold. */
export async function forgetCreatorInImports(company_uid: string, creator_uid: string): Promise<void> {
  await db().execute(sql`
    update import_task_rows set keys = '{}', fingerprint = null, before_image = null, cells = null, errors = null
    where company_uid = ${company_uid} and managed_creator_uid = ${creator_uid}`);
}
