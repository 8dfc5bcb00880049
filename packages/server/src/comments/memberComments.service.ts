import type { CommentEditBody, CommentResponse } from "@tsumugi/contract";
import { type RoomWriter, requireReach, writableRoom } from "../chat-rooms/writableRoom.service.ts";
import { type CommentRef, type CommentToWrite, editComment, writeComment } from "./comments.service.ts";

/** A member's message. @throws AppError feature_not_granted, conflict (the request has not gone out), and as `writeComment` */
export async function postComment(
  actor: RoomWriter,
  comment: Omit<CommentToWrite, "store_seq">,
): Promise<CommentResponse> {
  const room = await writableRoom(actor, comment.room_uid);
  await requireReach(room);
  return writeComment(actor, { ...comment, room_uid: room.uid });
}

/** A member changes an own message. @throws AppError feature_not_granted, and as `editComment` */
export async function changeComment(
  actor: RoomWriter,
  change: CommentRef & CommentEditBody,
): Promise<CommentResponse> {
  const room = await writableRoom(actor, change.id);
  return editComment(actor, { ...change, id: room.uid });
}
