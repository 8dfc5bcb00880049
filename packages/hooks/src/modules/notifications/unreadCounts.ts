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
