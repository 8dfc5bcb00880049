import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import type { Judged } from "./import-draft-rows.repository.ts";

/** The cells of one cure for many, made after the dry run, get the text they were judged with and wait for nothing. */
export async function takeBackFixes(
  { company_uid, draft_uid, judged_uid }: Judged,
  change: number,
  judged_change: number,
): Promise<void> {
  // Row by row down the key: a join over rows that the planner does not know of yet compares each with each.
  await db().execute(sql`
    update import_draft_fixes f set change = ${judged_change}, value = coalesce((
      select coalesce(r.cells[f.column_index + 1], '') from import_draft_rows r
      where r.company_uid = ${company_uid} and r.draft_uid = ${draft_uid} and r.judged_uid = ${judged_uid}
        and r.row = f.row), f.value)
    where f.company_uid = ${company_uid} and f.draft_uid = ${draft_uid} and not f.is_typed
      and f.change = ${change} and f.change > ${judged_change}`);
}
