import type { ChatRoom, Comment, CommentView } from "@tsumugi/hooks";

export type Opening =
  /** The run begins further up than what is held: look around this seq. */
  | { readonly kind: "load"; readonly fromSeq: number }
  /** The divider stands before this one; null: nothing is unread. */
  | { readonly kind: "open"; readonly firstUnreadId: string | null };

/** The room's own numbers fit in here. A store that orders by the time of its server, in µs, has others. */
const MAX_NUMBER = 2 ** 31 - 1;

const isOthers = ({ uid, kind, deleted }: Comment, ownUid: string) =>
  uid !== ownUid && kind === "message" && !deleted;

/** Where a room opens, given what is held of it. Order is by `seq`, which has no gaps in a room. */
export function openingOf(
  room: Pick<ChatRoom, "readSeq" | "unreadCount">,
  comments: CommentView,
  ownUid: string,
): Opening {
  const sent = Array.from(comments).filter(({ seq }) => Number.isFinite(seq));
  if ((sent.at(-1)?.seq ?? 0) > MAX_NUMBER) {
    // The read position says nothing of such an order; how many are unread does.
    const others = sent.filter((comment) => isOthers(comment, ownUid));
    const first = room.unreadCount > 0 ? others.at(-room.unreadCount) : undefined;
    return { kind: "open", firstUnreadId: first?.id ?? null };
  }
  const first = sent.find((comment) => comment.seq > room.readSeq && isOthers(comment, ownUid));
  const isMissing = (sent[0]?.seq ?? 0) > room.readSeq + 1;
  if (!isMissing || (!first && room.unreadCount === 0))
    return { kind: "open", firstUnreadId: first?.id ?? null };
  return { kind: "load", fromSeq: room.readSeq + 1 };
}
