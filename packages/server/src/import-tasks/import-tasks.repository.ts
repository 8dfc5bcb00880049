import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { importTaskParts, importTaskRows, importTasks } from "../db/schema/import-tasks.ts";
import type { ImportTaskRow } from "./import-tasks.presenter.ts";
import type { RowProblem } from "./parseRow.ts";

const PART_BYTES = 1024 * 1024;

const one = (company_uid: string, uid: string) =>
  and(eq(importTasks.company_uid, company_uid), eq(importTasks.uid, uid));

/** False when another task of the company is under way: a unique key says so, whoever asks at the same time. */
export async function insertTask(row: typeof importTasks.$inferInsert, bytes: Uint8Array): Promise<boolean> {
  const inserted = await db()
    .insert(importTasks)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: importTasks.uid });
  if (inserted.length === 0) return false;
  for (let position = 0; position * PART_BYTES < bytes.length; position += 1) {
    const part = bytes.subarray(position * PART_BYTES, (position + 1) * PART_BYTES);
    await db().insert(importTaskParts).values({ task_uid: row.uid, position, bytes: part });
  }
  return true;
}

/** The uploaded bytes of a task that is not finished. */
export async function readParts(task_uid: string): Promise<Uint8Array> {
  const parts = importTaskParts;
  const rows = await db()
    .select()
    .from(parts)
    .where(eq(parts.task_uid, task_uid))
    .orderBy(asc(parts.position));
  return Buffer.concat(rows.map((row) => row.bytes));
}

export async function deleteParts(task_uid: string): Promise<void> {
  await db().delete(importTaskParts).where(eq(importTaskParts.task_uid, task_uid));
}

export async function findTask(company_uid: string, uid: string): Promise<ImportTaskRow | undefined> {
  const [row] = await db().select().from(importTasks).where(one(company_uid, uid));
  return row;
}

/** Held until the transaction ends: a second worker waits here, then sees how far the first has come. */
export async function lockTask(company_uid: string, uid: string): Promise<ImportTaskRow | undefined> {
  const [row] = await db().select().from(importTasks).where(one(company_uid, uid)).for("update");
  return row;
}

/** The task to show: unchecked ones first, then the newest. */
export async function newestTask(company_uid: string): Promise<ImportTaskRow | undefined> {
  const [row] = await db()
    .select()
    .from(importTasks)
    .where(eq(importTasks.company_uid, company_uid))
    .orderBy(sql`${importTasks.checked_at} is not null`, desc(importTasks.created_at), desc(importTasks.uid))
    .limit(1);
  return row;
}

/** Tasks of every company that an earlier process may have left in the middle. */
export const unfinishedTasks = () =>
  db()
    .select({ uid: importTasks.uid, company_uid: importTasks.company_uid })
    .from(importTasks)
    .where(inArray(importTasks.status, ["queued", "running"]));

export async function updateTask(
  company_uid: string,
  uid: string,
  values: Partial<Omit<ImportTaskRow, "uid" | "company_uid">>,
): Promise<void> {
  await db().update(importTasks).set(values).where(one(company_uid, uid));
}

export async function findPerson(uid: string) {
  const [row] = await db()
    .select({ uid: users.uid, name: users.name, image: users.image })
    .from(users)
    .where(eq(users.uid, uid));
  return row ?? { uid, name: "", image: null };
}

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
