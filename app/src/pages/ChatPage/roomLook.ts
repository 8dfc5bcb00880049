import type { ChatRoom, Comment } from "@tsumugi/hooks";
import type { ChatRoomLook, CommentLook } from "@tsumugi/ui";

/** A room as the list draws it. */
export const roomLook = (room: ChatRoom): ChatRoomLook => ({
  roomId: room.roomId,
  type: room.type,
  creator: room.creator,
  projectName: room.jobRequest?.project_name ?? null,
  lastText: room.lastComment?.text ?? null,
  lastAt: room.lastComment?.created_at ?? null,
  unreadCount: room.unreadCount,
  needsReply: room.needsReply,
  flag: room.flag,
  archived: room.archived,
});

/** A comment as the thread draws it. */
export const commentLook = (comment: Comment): CommentLook => ({
  id: comment.id,
  uid: comment.uid,
  kind: comment.kind,
  text: comment.text,
  images: comment.images,
  createdAt: comment.createdAt,
  deleted: comment.deleted,
  delivery: comment.state === "sent" ? undefined : comment.state,
});
