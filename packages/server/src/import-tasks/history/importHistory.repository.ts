import { and, eq, sql } from "drizzle-orm";
import { keyset } from "../../core/keysetPage.ts";
import { db } from "../../db/index.ts";
import { users } from "../../db/schema/accounts.ts";
import { importTasks } from "../../db/schema/import-tasks.ts";

const t = importTasks;
const keys = { created_at: { expression: t.created_at, type: "timestamptz" as const } };

export const NEWEST_FIRST = "-created_at";

export interface HistoryPage {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One row more than asked, so that the caller sees whether there is a next page. Mappings and fixed cells stay behind. */
export function listTasks(company_uid: string, page: HistoryPage) {
  const { where, orderBy, key } = keyset(NEWEST_FIRST, keys, t.uid, page.cursor);
  return db()
    .select({
      uid: t.uid,
      file_name: t.file_name,
      status: t.status,
      sheet: t.sheet,
      total: t.total,
      created: t.created,
      updated: t.updated,
      skipped: t.skipped,
      failed: t.failed,
      done: t.done,
      failure: t.failure,
      kept: t.kept,
      row_ms: t.row_ms,
      paced_at: t.paced_at,
      created_at: t.created_at,
      finished_at: t.finished_at,
      undo_started_at: t.undo_started_at,
      undo_done: t.undo_done,
      undo_kept: t.undo_kept,
      undone_at: t.undone_at,
      created_by: { uid: users.uid, name: users.name, image: users.image },
      key,
    })
    .from(t)
    .innerJoin(users, eq(users.uid, t.created_by))
    .where(and(eq(t.company_uid, company_uid), where))
    .orderBy(orderBy)
    .limit(page.limit + 1);
}
export type HistoryRow = Awaited<ReturnType<typeof listTasks>>[number];

export async function countTasks(company_uid: string): Promise<number> {
  const [row] = await db()
    .select({ total: sql<number>`count(*)::int` })
    .from(t)
    .where(eq(t.company_uid, company_uid));
  return row?.total ?? 0;
}
