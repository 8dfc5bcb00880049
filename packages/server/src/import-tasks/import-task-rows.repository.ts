import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { importTaskRows } from "../db/schema/import-tasks.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import type { RowProblem } from "./rows/parseRow.ts";

const rows = importTaskRows;
const ofTask = (company_uid: string, task_uid: string) =>
  and(eq(rows.company_uid, company_uid), eq(rows.task_uid, task_uid));

/** Rows that were not taken over, in the file's order, after row number `after`. */
export async function failedRows(company_uid: string, task_uid: string, limit: number, after = 0) {
  const found = await db()
    .select({ row: rows.row, cells: rows.cells, errors: rows.errors })
    .from(rows)
    .where(and(ofTask(company_uid, task_uid), eq(rows.outcome, "failed"), gt(rows.row, after)))
    .orderBy(asc(rows.row))
    .limit(limit);
  return found.map(({ row, cells, errors }) => ({
    row,
    cells: cells ?? [],
    problems: (errors ?? []) as RowProblem[],
  }));
}

/** Keys that the rows worked off so far stand for, for going on after a break. */
export const claimedKeys = (company_uid: string, task_uid: string) =>
  db()
    .select({ row: rows.row, keys: rows.keys, print: rows.fingerprint })
    .from(rows)
    .where(and(ofTask(company_uid, task_uid), sql`cardinality(${rows.keys}) > 0`));

/** Names of records that undoing kept, in the file's order. */
export async function keptNames(company_uid: string, task_uid: string, limit: number): Promise<string[]> {
  const kept = await db()
    .select({ name: managedCreators.display_name })
    .from(rows)
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, rows.company_uid),
        eq(managedCreators.uid, rows.managed_creator_uid),
      ),
    )
    .where(and(ofTask(company_uid, task_uid), eq(rows.undo, "kept")))
    .orderBy(asc(rows.row))
    .limit(limit);
  return kept.map(({ name }) => name);
}
