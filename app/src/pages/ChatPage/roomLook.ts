import type { ChatRoom, LiveCount, RoomMark } from "@tsumugi/hooks";
import type { ChatRoomLook } from "@tsumugi/patterns";
import { draftLine } from "../../rooms/draftLine.ts";

interface Made {
  readonly draft: string | undefined;
  readonly failed: number | undefined;
  readonly look: ChatRoomLook;
}
const made = new WeakMap<ChatRoom, Made>();

/**
 * A room as the list draws it, with what waits in it on this browser. The same object as before where nothing changed:
 * its row is not drawn again.
 */
export function roomLook(room: ChatRoom, unread: LiveCount, mark?: RoomMark): ChatRoomLook {
  const draft = draftLine(mark);
  const known = made.get(room);
  if (known && known.draft === draft && known.failed === mark?.failed) return known.look;
  const look: ChatRoomLook = {
    roomId: room.roomId,
    type: room.type,
    creator: room.creator,
    projectName: room.jobRequest?.project_name ?? null,
    lastText: room.lastComment?.text ?? null,
    lastAt: room.lastComment?.created_at ?? null,
    unreadCount: room.unreadCount,
    unread,
    needsReply: room.needsReply,
    waitingSince: room.waitingSince,
    flag: room.flag,
    archived: room.archived,
    draft,
    failedCount: mark?.failed,
    hitLine: room.hit?.line,
    hitId: room.hit?.comment_id,
  };
  made.set(room, { draft, failed: mark?.failed, look });
  return look;
}
