import type { ChatRoom, Comment, CommentView } from "@tsumugi/hooks";
import { isRoomNumber } from "../shared/commentNumbers.ts";

export type Opening =
  /** The run begins further up than what is held: look around this seq. */
  | { readonly kind: "load"; readonly fromSeq: number }
  /** The divider stands before this one; null: nothing is unread. */
  | { readonly kind: "open"; readonly firstUnreadId: string | null };

const isOthers = ({ uid, kind, deleted }: Comment, ownUid: string) =>
  uid !== ownUid && kind === "message" && !deleted;

/**
 * Where a room opens, given what is held of it; `hasMore`: older ones may exist. Order is by `seq`, in the numbers of
 * whichever store keeps the comments: they may have gaps, and the read position stands just before the first unread.
 */
export function openingOf(
  room: Pick<ChatRoom, "readSeq" | "unreadCount">,
  { comments, hasMore }: { readonly comments: CommentView; readonly hasMore: boolean },
  ownUid: string,
): Opening {
  const sent = Array.from(comments).filter(({ seq }) => Number.isFinite(seq));
  const first = sent.find((comment) => comment.seq > room.readSeq && isOthers(comment, ownUid));
  const isMissing = hasMore && (sent[0]?.seq ?? 0) > room.readSeq + 1;
  if (!isMissing || (!first && room.unreadCount === 0))
    return { kind: "open", firstUnreadId: first?.id ?? null };
  return { kind: "load", fromSeq: room.readSeq + 1 };
}

/** How many comments from the seq `from` to before `oldest`; infinity where the numbers do not tell; never negative. */
export function countAbove(oldest: number, from: number): number {
  if (oldest <= from) return 0;
  return isRoomNumber(oldest) ? oldest - from : Number.POSITIVE_INFINITY;
}
