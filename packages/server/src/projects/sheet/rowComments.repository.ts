import type { PersonRef } from "@tsumugi/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { decodeCursor } from "../../core/cursor.ts";
import { AppError } from "../../core/errors.ts";
import { db } from "../../db/index.ts";
import { users } from "../../db/schema/accounts.ts";
import { projectRowComments } from "../../db/schema/projects.ts";

const t = projectRowComments;

export type RowCommentRow = typeof t.$inferSelect;

export interface RowCommentView {
  readonly row: RowCommentRow;
  readonly by: PersonRef | null;
  readonly mentioned: PersonRef[];
}

/** In the order in which they are addressed; who has left the company keeps the name. */
const mentioned = sql<PersonRef[]>`coalesce((
  select jsonb_agg(jsonb_build_object('uid', m.uid, 'name', m.name, 'image', m.image)
    order by array_position(${t.mentioned_uids}, m.uid))
  from users m where m.uid = any(${t.mentioned_uids})), '[]')`;

const views = () =>
  db()
    .select({ row: t, by: { uid: users.uid, name: users.name, image: users.image }, mentioned })
    .from(t)
    .leftJoin(users, eq(users.uid, t.created_by));

function older(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [at, uid] = decodeCursor(cursor, ["string", "string"]);
  if (Number.isNaN(Date.parse(String(at)))) {
    throw new AppError("invalid_request", { fields: { cursor: "コメントを最初から読み込んでください。" } });
  }
  return sql`(${t.created_at}, ${t.uid}) < (${new Date(String(at)).toISOString()}::timestamptz, ${String(uid)}::text)`;
}

const onRow = (company_uid: string, project_uid: string, creator_uid: string) =>
  and(eq(t.company_uid, company_uid), eq(t.project_uid, project_uid), eq(t.managed_creator_uid, creator_uid));

/** Remarks on a row, newest first. */
export const selectComments = (
  company_uid: string,
  project_uid: string,
  { creator_uid, limit, cursor }: { creator_uid: string; limit: number; cursor?: string | undefined },
): Promise<RowCommentView[]> =>
  views()
    .where(and(onRow(company_uid, project_uid, creator_uid), older(cursor)))
    .orderBy(desc(t.created_at), desc(t.uid))
    .limit(limit);

export async function findComment(company_uid: string, uid: string): Promise<RowCommentView | undefined> {
  const [view] = await views().where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)));
  return view;
}

/** Answers whether it is new: the same id again is the same remark. */
export async function insertComment(row: typeof t.$inferInsert): Promise<boolean> {
  const rows = await db().insert(t).values(row).onConflictDoNothing().returning({ uid: t.uid });
  return rows.length > 0;
}

/** The remark held until the transaction ends. */
export async function lockComment(company_uid: string, uid: string): Promise<RowCommentRow | undefined> {
  const [row] = await db()
    .select()
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)))
    .for("update");
  return row;
}

export async function updateComment(
  company_uid: string,
  uid: string,
  change: Pick<RowCommentRow, "text" | "mentioned_uids" | "edited_at">,
): Promise<void> {
  await db()
    .update(t)
    .set(change)
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)));
}

export async function deleteComment(company_uid: string, uid: string): Promise<void> {
  await db()
    .delete(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)));
}

/** Everybody who wrote on the row or was addressed there. */
export async function peopleOnRow(
  company_uid: string,
  { project_uid, managed_creator_uid }: Pick<RowCommentRow, "project_uid" | "managed_creator_uid">,
): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ uid: sql<string>`unnest(${t.created_by} || ${t.mentioned_uids})` })
    .from(t)
    .where(onRow(company_uid, project_uid, managed_creator_uid));
  return rows.map(({ uid }) => uid);
}
