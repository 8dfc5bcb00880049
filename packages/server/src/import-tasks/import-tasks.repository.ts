import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { analyzeTables } from "../core/maintainTables.repository.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { importTaskParts, importTasks } from "../db/schema/import-tasks.ts";
import { asBase64, partsOf, readInParts } from "./files/parts.repository.ts";
import type { ImportTaskRow } from "./import-tasks.presenter.ts";

const one = (company_uid: string, uid: string) =>
  and(eq(importTasks.company_uid, company_uid), eq(importTasks.uid, uid));

/** False when another task of the company is under way: a unique key says so, whoever asks at the same time. */
export async function insertTask(
  row: typeof importTasks.$inferInsert,
  bytes: Uint8Array = new Uint8Array(),
): Promise<boolean> {
  const inserted = await db()
    .insert(importTasks)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: importTasks.uid });
  if (inserted.length === 0) return false;
  for (const part of partsOf(bytes))
    await db()
      .insert(importTaskParts)
      .values({ task_uid: row.uid, ...part });
  return true;
}

/** The uploaded bytes of a task that is not finished. */
export const readParts = (task_uid: string): Promise<Uint8Array> =>
  readInParts(async (position) => {
    const parts = importTaskParts;
    const one = and(eq(parts.task_uid, task_uid), eq(parts.position, position));
    const [part] = await db()
      .select({ bytes: asBase64(parts.bytes) })
      .from(parts)
      .where(one);
    return part?.bytes;
  });

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

/** The task to show: what moves, then what nobody has looked at, then the newest. */
export async function newestTask(company_uid: string): Promise<ImportTaskRow | undefined> {
  const [row] = await db()
    .select()
    .from(importTasks)
    .where(eq(importTasks.company_uid, company_uid))
    .orderBy(
      sql`${importTasks.finished_at} is not null
        and (${importTasks.undo_started_at} is null or ${importTasks.undone_at} is not null)`,
      sql`${importTasks.checked_at} is not null`,
      desc(importTasks.created_at),
      desc(importTasks.uid),
    )
    .limit(1);
  return row;
}

/** Tasks of every company that an earlier process may have left in the middle, of taking over or of taking back. */
export const unfinishedTasks = (of: "import" | "undo") =>
  db()
    .select({ uid: importTasks.uid, company_uid: importTasks.company_uid })
    .from(importTasks)
    .where(
      of === "import"
        ? inArray(importTasks.status, ["queued", "running"])
        : and(isNotNull(importTasks.undo_started_at), isNull(importTasks.undone_at)),
    );

/** Mappings that the company used last, the newest first; those that were stopped or taken back may have been wrong. */
export const usedMappings = (company_uid: string, limit: number) =>
  db()
    .select({ headers: importTasks.headers, mapping: importTasks.mapping })
    .from(importTasks)
    .where(
      and(
        eq(importTasks.company_uid, company_uid),
        isNull(importTasks.undo_started_at),
        ne(importTasks.status, "stopped"),
      ),
    )
    .orderBy(desc(importTasks.created_at), desc(importTasks.uid))
    .limit(limit);

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

/** While they grow: plans made for the first rows would read the whole table for each further one. */
export const analyzeCreators = (): Promise<void> =>
  analyzeTables([sql`managed_creators`, sql`managed_creator_accounts`, sql`managed_creator_genres`]);
