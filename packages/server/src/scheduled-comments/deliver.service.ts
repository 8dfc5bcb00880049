import { notifyRoom } from "../chat-rooms/notifyRoom.service.ts";
import { findRoom } from "../chat-rooms/rooms.repository.ts";
import { requireReach } from "../chat-rooms/writableRoom.service.ts";
import { writeComment } from "../comments/comments.service.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { type ScheduledRow, updateScheduled } from "./scheduled-comments.repository.ts";

/** Writes the comment under its own id, in the open transaction: twice is once. */
export async function deliver(row: ScheduledRow): Promise<void> {
  const { company_uid, room_uid, created_by: uid, id, text } = row;
  await requireReach(found(await findRoom(company_uid, room_uid)));
  const images = row.images.map((image) => image.uid);
  await writeComment({ company_uid, uid }, { room_uid, id, text, images });
  await updateScheduled(company_uid, row, { state: "sent", failure: null, updated_at: now() });
  await notifyRoom(found(await findRoom(company_uid, room_uid)));
}
