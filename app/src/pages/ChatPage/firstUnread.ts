import type { ChatRoom, Comment, CommentView } from "@tsumugi/hooks";

/** So far back an unread run is loaded when a room opens; one that is longer is reached by a button. */
export const MAX_BACK = 500;

export type Opening =
  /** The run begins further up than what is held: load from this seq. */
  | { readonly kind: "load"; readonly fromSeq: number }
  /** Too far up to be loaded unasked: this many comments. */
  | { readonly kind: "far"; readonly above: number }
  /** The divider stands before this one; null: nothing is unread. */
  | { readonly kind: "open"; readonly firstUnreadId: string | null };

const isOthers = ({ uid, kind, deleted }: Comment, ownUid: string) =>
  uid !== ownUid && kind === "message" && !deleted;

/** Where a room opens, given what is held of it. Order is by `seq`, which has no gaps in a room. */
export function openingOf(
  room: Pick<ChatRoom, "readSeq" | "unreadCount">,
  comments: CommentView,
  ownUid: string,
): Opening {
  const unread = Array.from(comments).filter(({ seq }) => Number.isFinite(seq) && seq > room.readSeq);
  const first = unread.find((comment) => isOthers(comment, ownUid));
  const oldestSeq = comments.at(0)?.seq ?? 0;
  const missing = oldestSeq - room.readSeq - 1;
  if (missing <= 0 || !Number.isFinite(missing) || (!first && room.unreadCount === 0))
    return { kind: "open", firstUnreadId: first?.id ?? null };
  return missing > MAX_BACK ? { kind: "far", above: missing } : { kind: "load", fromSeq: room.readSeq + 1 };
}
