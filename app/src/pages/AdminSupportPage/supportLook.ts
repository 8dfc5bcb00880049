import type { FlagColor, SupportChatRoomListQuery } from "@tsumugi/contract";
import type { RoomMarks, SupportChatRoom } from "@tsumugi/hooks";
import type { SupportFilterValue, SupportRoomLook, SupportTab } from "@tsumugi/patterns";
import { draftLine } from "../../rooms/draftLine.ts";

export const supportTabs = ["waiting", "unread", "all"] as const satisfies readonly SupportTab[];

/** A support room as the patterns draw it. */
export const supportLook = (room: SupportChatRoom, mark?: RoomMarks[string]): SupportRoomLook => ({
  support_room_id: room.roomId,
  creator: room.creator,
  unread_count: room.unreadCount,
  flag: room.flag,
  needs_reply: room.needsReply,
  waiting_since: room.waitingSince,
  last_comment: room.lastComment,
  draft: draftLine(mark),
  failed_count: mark?.failed,
});

/** What a tab and the filters under it ask the queue for. */
export const queueFilter = (
  tab: SupportTab,
  { keyword, flag }: SupportFilterValue,
): Omit<SupportChatRoomListQuery, "cursor"> => ({
  ...(tab === "waiting" && { needs_reply: true }),
  ...(tab === "unread" && { unread: true }),
  ...(keyword && { keyword }),
  ...(flag?.length && { flag: flag as FlagColor[] }),
});

/** Said in place of the rooms, when there are none. */
export function emptyTexts(tab: SupportTab, isFiltered: boolean) {
  if (isFiltered)
    return {
      kind: "noMatch",
      title: "条件に合う部屋はありません",
      hint: "検索語やフラグを変えてみてください。",
    } as const;
  if (tab === "waiting")
    return {
      kind: "done",
      title: "返信を待っているクリエイターはいません",
      hint: "新しい問い合わせが届くと、待ち時間の長い順に並びます。",
    } as const;
  if (tab === "unread")
    return { kind: "done", title: "未読の問い合わせはありません", hint: "すべて読み終えています。" } as const;
  return {
    kind: undefined,
    title: "サポートの部屋はまだありません",
    hint: "「クリエイターに連絡する」から、こちらから部屋を開けます。",
  } as const;
}

/** What of an address belongs to the open room alone: which comment is shown, and what is looked for in it. */
const OF_THE_ROOM = ["at", "find"];

/** The part of an address that goes along to another room and back to the queue: its filters. */
export function queueSearch(search: string): string {
  const kept = new URLSearchParams(search);
  for (const key of OF_THE_ROOM) kept.delete(key);
  return kept.size > 0 ? `?${kept}` : "";
}
