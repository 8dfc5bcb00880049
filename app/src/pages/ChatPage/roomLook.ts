import type { ChatRoom, Comment, RoomMark, UseComments } from "@tsumugi/hooks";
import type { ChatRoomLook, CommentLook } from "@tsumugi/ui";

const NO_MARK: RoomMark = { draft: "", edit: "", images: 0, failed: 0, sending: 0 };

/** The text begun, else a comment that is being written anew, else pictures. */
export const draftLine = ({ draft, edit, images }: RoomMark = NO_MARK): string | undefined =>
  draft || (edit && `（編集中）${edit}`) || (images ? `画像${images}枚` : undefined);

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

const looks = new WeakMap<Comment, CommentLook>();

/** A comment as the thread draws it; the same one gives the same object, so that it is not drawn again. */
function commentLook(comment: Comment): CommentLook {
  const held = looks.get(comment);
  if (held) return held;
  const look: CommentLook = {
    id: comment.id,
    uid: comment.uid,
    kind: comment.kind,
    text: comment.text,
    images: comment.images,
    createdAt: comment.createdAt,
    deleted: comment.deleted,
    edited: comment.editedAt !== null,
    delivery: comment.state === "sent" ? undefined : comment.state,
  };
  looks.set(comment, look);
  return look;
}

/** A whole thread; failed ones of one's own say why. */
export const threadLooks = ({ comments, problemOf }: Pick<UseComments, "comments" | "problemOf">) =>
  Array.from(comments, (comment) =>
    comment.state === "failed"
      ? { ...commentLook(comment), problem: problemOf(comment.id) }
      : commentLook(comment),
  );

/** What every thread does alike, whichever side it is on: load beside what is shown, send again, throw away. */
export const threadProps = (thread: Omit<UseComments, "comments" | "problemOf" | "error">) => ({
  hasMore: thread.hasMore,
  loadingOlder: thread.isLoadingOlder,
  onLoadOlder: thread.loadOlder,
  hasNewer: thread.hasNewer,
  loadingNewer: thread.isLoadingNewer,
  onLoadNewer: thread.loadNewer,
  onToLatest: thread.toLatest,
  newerCount: thread.newerCount,
  onReading: thread.noteReading,
  loading: thread.isLoading,
  onResend: thread.resend,
  onDiscard: thread.discard,
});
