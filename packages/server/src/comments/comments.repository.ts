import { and, asc, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { RoomRow } from "../chat-rooms/rooms.repository.ts";
import type { LoggedEvent } from "../core/realtime/realtime.repository.ts";
import { db } from "../db/db.ts";
import { comments } from "../db/schema/comments.ts";
import type { Walk } from "./commentPage.ts";

export type CommentRow = typeof comments.$inferSelect;

const inRoom = (company_uid: string, room_uid: string) =>
  and(eq(comments.company_uid, company_uid), eq(comments.room_uid, room_uid));

export async function findComment(company_uid: string, room_uid: string, id: string) {
  const [row] = await db()
    .select()
    .from(comments)
    .where(and(inRoom(company_uid, room_uid), eq(comments.id, id)));
  return row;
}

export async function insertComment(row: Omit<typeof comments.$inferInsert, "search_text">) {
  const [made] = await db().insert(comments).values(row).returning();
  if (!made) throw new Error("An inserted comment did not come back.");
  return made;
}

export async function insertComments(
  rows: readonly Omit<typeof comments.$inferInsert, "search_text">[],
): Promise<void> {
  if (rows.length > 0)
    await db()
      .insert(comments)
      .values([...rows]);
}

export async function updateComment(
  company_uid: string,
  room_uid: string,
  seq: number,
  values: Partial<Pick<CommentRow, "text" | "fee_text" | "images" | "edited_at" | "deleted_at">>,
) {
  const [row] = await db()
    .update(comments)
    .set(values)
    .where(and(inRoom(company_uid, room_uid), eq(comments.seq, seq)))
    .returning();
  if (!row) throw new Error("The comment under the lock is gone.");
  return row;
}

/** In the order of the walk. */
export function selectComments(company_uid: string, room_uid: string, { direction, from, limit }: Walk) {
  const { seq } = comments;
  const place = from === undefined ? undefined : direction === "up" ? gt(seq, from) : lte(seq, from);
  return db()
    .select()
    .from(comments)
    .where(and(inRoom(company_uid, room_uid), place))
    .orderBy(direction === "up" ? asc(seq) : desc(seq))
    .limit(limit);
}

/** What comments of a room say of money, oldest first. Only for who may see fees. */
export function feeLinesOf(company_uid: string, room_uid: string) {
  return db()
    .select({ comment_id: comments.id, text: comments.fee_text })
    .from(comments)
    .where(and(inRoom(company_uid, room_uid), sql`${comments.fee_text} <> ''`))
    .orderBy(asc(comments.seq));
}

/** Whether the newest message that was not deleted is the creator's, and after what 返信不要 was said of. */
export async function waitsForUs(
  { company_uid, uid, creator_uid }: Pick<RoomRow, "company_uid" | "uid" | "creator_uid">,
  no_reply_seq: number,
): Promise<boolean> {
  const [newest] = await db()
    .select({ uid: comments.uid, seq: comments.seq })
    .from(comments)
    .where(and(inRoom(company_uid, uid), eq(comments.kind, "message"), isNull(comments.deleted_at)))
    .orderBy(desc(comments.seq))
    .limit(1);
  return newest?.uid === creator_uid && newest.seq > no_reply_seq;
}

/** The comments that events are about, as they are now, by `room seq`. */
export async function commentsOfEvents(events: readonly LoggedEvent[]) {
  const wanted = events.filter((event) => event.comment_seq !== null && event.company_uid !== null);
  if (wanted.length === 0) return new Map<string, CommentRow>();
  const keys = JSON.stringify(wanted.map(({ room_uid, comment_seq }) => ({ room_uid, seq: comment_seq })));
  const rows = await db()
    .select()
    .from(comments)
    .where(
      sql`(${comments.room_uid}, ${comments.seq}) in
        (select room_uid, seq from jsonb_to_recordset(${keys}::text::jsonb) as k (room_uid text, seq integer))`,
    );
  return new Map(rows.map((row) => [`${row.room_uid} ${row.seq}`, row]));
}
