import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Walk } from "../comments/commentPage.ts";
import { db } from "../db/db.ts";
import { supportComments } from "../db/schema/support-chat-rooms.ts";

export type SupportCommentRow = Omit<typeof supportComments.$inferSelect, "search_text">;

export async function findSupportComment(room_uid: string, id: string) {
  const [row] = await db()
    .select()
    .from(supportComments)
    .where(and(eq(supportComments.room_uid, room_uid), eq(supportComments.id, id)));
  return row;
}

export async function insertSupportComment(row: Omit<typeof supportComments.$inferInsert, "search_text">) {
  const [made] = await db().insert(supportComments).values(row).returning();
  if (!made) throw new Error("An inserted comment did not come back.");
  return made;
}

export async function updateSupportComment(
  room_uid: string,
  seq: number,
  values: Partial<Pick<SupportCommentRow, "text" | "images" | "edited_at" | "deleted_at">>,
) {
  const [row] = await db()
    .update(supportComments)
    .set(values)
    .where(and(eq(supportComments.room_uid, room_uid), eq(supportComments.seq, seq)))
    .returning();
  if (!row) throw new Error("The comment under the lock is gone.");
  return row;
}

/** Takes the words and pictures of everything that was said in a room: tombstones stay, so that numbers hold. */
export async function eraseSupportComments(room_uid: string, at: Date): Promise<void> {
  const deleted_at = sql`coalesce(${supportComments.deleted_at}, ${at.toISOString()}::timestamptz)`;
  await db()
    .update(supportComments)
    .set({ text: "", images: [], deleted_at })
    .where(eq(supportComments.room_uid, room_uid));
}

/** In the order of the walk. */
export function selectSupportComments(room_uid: string, { direction, from, limit }: Walk) {
  const { seq } = supportComments;
  const place = from === undefined ? undefined : direction === "up" ? gt(seq, from) : lte(seq, from);
  return db()
    .select()
    .from(supportComments)
    .where(and(eq(supportComments.room_uid, room_uid), place))
    .orderBy(direction === "up" ? asc(seq) : desc(seq))
    .limit(limit);
}

/** The comments that events of support rooms are about, as they are now, by `room seq`. */
export async function supportCommentsOfEvents(
  events: readonly { readonly room_uid: string | null; readonly comment_seq: number | null }[],
): Promise<Map<string, SupportCommentRow>> {
  if (events.length === 0) return new Map();
  const keys = JSON.stringify(events.map(({ room_uid, comment_seq }) => ({ room_uid, seq: comment_seq })));
  const rows = await db()
    .select()
    .from(supportComments)
    .where(
      sql`(${supportComments.room_uid}, ${supportComments.seq}) in
        (select room_uid, seq from jsonb_to_recordset(${keys}::text::jsonb) as k (room_uid text, seq integer))`,
    );
  return new Map(rows.map((row) => [`${row.room_uid} ${row.seq}`, row]));
}

/** When the newest comment of an operator was written that was not taken back; null: none has written yet. */
export async function lastAnswerAt(room_uid: string): Promise<Date | null> {
  const [row] = await db()
    .select({ at: supportComments.created_at })
    .from(supportComments)
    .where(
      and(
        eq(supportComments.room_uid, room_uid),
        sql`${supportComments.uid} <> ${room_uid} and ${supportComments.deleted_at} is null`,
      ),
    )
    .orderBy(desc(supportComments.seq))
    .limit(1);
  return row?.at ?? null;
}
