import type { getUnreadChatCount, ResponseOf } from "@tsumugi/contract";

/** Unread messages over all rooms (specification §3 Notification counts). Never negative. */
export interface UnreadCounts {
  readonly unreadChatMessageCount: number;
  readonly unreadSupportChatMessageCount: number;
}

export type UnreadKind = "chat" | "support";

const fieldOf = { chat: "unreadChatMessageCount", support: "unreadSupportChatMessageCount" } as const;

const whole = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0);

/** The one place where the counts' wire form is decoded. */
export const toUnreadCounts = (wire: ResponseOf<typeof getUnreadChatCount>): UnreadCounts => ({
  unreadChatMessageCount: whole(wire.unread_chat_message_count),
  unreadSupportChatMessageCount: whole(wire.unread_support_chat_message_count),
});

export const toUnreadWire = (counts: UnreadCounts): ResponseOf<typeof getUnreadChatCount> => ({
  unread_chat_message_count: counts.unreadChatMessageCount,
  unread_support_chat_message_count: counts.unreadSupportChatMessageCount,
});

/** Reduces a count by what was read, never below zero (specification §4). A negative amount changes nothing. */
export function reduceUnread(counts: UnreadCounts, kind: UnreadKind, amount: number): UnreadCounts {
  const field = fieldOf[kind];
  const reduced = Math.max(0, counts[field] - whole(amount));
  return reduced === counts[field] ? counts : { ...counts, [field]: reduced };
}

/** Moves a count up by `by`, or down where that is negative, never below zero. */
export const shiftUnread = (counts: UnreadCounts, kind: UnreadKind, by: number): UnreadCounts =>
  by <= 0
    ? reduceUnread(counts, kind, -by)
    : { ...counts, [fieldOf[kind]]: counts[fieldOf[kind]] + whole(by) };

/** What an own reading changed in the shown counts, until the server's counts include it. */
export interface OwnReading {
  readonly id: string;
  readonly kind: UnreadKind;
  /** By how much the shown count moved; negative for reading. */
  readonly by: number;
}

/**
 * How many of the own readings (oldest first) the server's counts do not include yet. Undefined where own readings do
 * not explain the counts: a message was written, or something was read elsewhere.
 */
export function countUnconfirmed(
  shown: UnreadCounts,
  own: readonly OwnReading[],
  server: UnreadCounts,
): number | undefined {
  let expected = shown;
  for (let unconfirmed = 0; unconfirmed < own.length; unconfirmed++) {
    const isSame =
      expected.unreadChatMessageCount === server.unreadChatMessageCount &&
      expected.unreadSupportChatMessageCount === server.unreadSupportChatMessageCount;
    if (isSame) return unconfirmed;
    const last = own[own.length - 1 - unconfirmed];
    if (last) expected = shiftUnread(expected, last.kind, -last.by);
  }
  return undefined;
}
