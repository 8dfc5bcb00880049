import { atAddress } from "../chat-rooms/absorbedRooms.repository.ts";
import type { RoomWriter } from "../chat-rooms/writableRoom.service.ts";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { handOverUploads } from "../uploads/uploads.repository.ts";
import {
  findScheduled,
  lockScheduled,
  type ScheduledRow,
  updateScheduled,
} from "./scheduled-comments.repository.ts";

export type ScheduleWriter = RoomWriter & Pick<MemberActor, "role">;

/** A scheduled comment by the names of its call: `id` is the room's. */
export interface ScheduledRef {
  readonly id: string;
  readonly comment_id: string;
}

/**
 * The row under its lock. If its room was merged into another, continue with the `room_uid` of the answer. It may be
 * changed by its writer, and by an admin where the writer may no longer write in the room.
 * @throws AppError not_found, forbidden
 */
export async function lockForChange(
  { company_uid, uid, role }: ScheduleWriter,
  { id: room_id, comment_id: id }: ScheduledRef,
): Promise<ScheduledRow> {
  const row = found(await atAddress(company_uid, room_id, (room) => lockScheduled(company_uid, room, id)));
  if (row.created_by === uid) return row;
  const isAbandoned = found(await findScheduled(company_uid, row.room_uid, id)).abandoned;
  if (isAbandoned && role === "admin") return row;
  throw new AppError("forbidden", {
    message: isAbandoned
      ? "予約した人が送れなくなった予約は、管理者だけが変更できます。管理者に頼んでください。"
      : "ほかの人の予約は変更できません。予約した人に頼んでください。",
  });
}

/** Makes a locked row the caller's own, with its pictures: a comment is sent under the name of its sender. */
export async function takeOver(
  { company_uid, uid }: ScheduleWriter,
  row: ScheduledRow,
): Promise<ScheduledRow> {
  if (row.created_by === uid) return row;
  await handOverUploads(row, row.id, uid);
  await updateScheduled(company_uid, row, { created_by: uid, updated_at: now() });
  await audit("scheduled_comment.take_over", row.id, { room_uid: row.room_uid, from: row.created_by });
  return { ...row, created_by: uid, version: row.version + 1 };
}
