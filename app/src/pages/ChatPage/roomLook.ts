import type { ChatRoom, RoomMark } from "@tsumugi/hooks";
import type { ChatRoomLook } from "@tsumugi/patterns";
import { draftLine } from "../../rooms/draftLine.ts";

/** A room as the list draws it, with what waits in it on this browser. */
export const roomLook = (room: ChatRoom, mark?: RoomMark): ChatRoomLook => ({
  roomId: room.roomId,
  type: room.type,
  creator: room.creator,
  projectName: room.jobRequest?.project_name ?? null,
  lastText: room.lastComment?.text ?? null,
  lastAt: room.lastComment?.created_at ?? null,
  unreadCount: room.unreadCount,
  needsReply: room.needsReply,
  waitingSince: room.waitingSince,
  flag: room.flag,
  archived: room.archived,
  draft: draftLine(mark),
  failedCount: mark?.failed,
  hitLine: room.hit?.line,
  hitId: room.hit?.comment_id,
});
