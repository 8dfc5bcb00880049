import { type FlagColor, flagColors } from "@tsumugi/contract";
import type { ChatRoomFilter } from "@tsumugi/hooks";

export const chatTabs = ["all", "needs_reply", "unread", "flag", "archived"] as const;
export type ChatTab = (typeof chatTabs)[number];

export const chatTabLabels: Record<ChatTab, string> = {
  needs_reply: "未返信",
  unread: "未読",
  all: "すべて",
  flag: "フラグ",
  archived: "アーカイブ",
};

/** In the order in which they stand above the rooms. */
export const shownTabs: readonly ChatTab[] = ["needs_reply", "unread", "all", "flag", "archived"];

/** Why a tab is empty, and what to do about it. `archived`: how many archived rooms a search has found. */
export function emptyTexts(
  tab: ChatTab,
  keyword: string,
  archived = 0,
): { title: string; hint: string | undefined } {
  if (keyword) {
    const within = tab === "all" ? "" : `「${chatTabLabels[tab]}」に、`;
    const isThere = archived > 0 && tab !== "archived";
    return {
      title: `${within}「${keyword}」の見つかる部屋はありません`,
      hint: isThere
        ? `「アーカイブ」に${archived}件あります。上のタブで切り替えられます。`
        : "別の言葉でお試しください。",
    };
  }
  if (tab === "all")
    return {
      title: "メッセージはまだありません",
      hint: "案件で依頼を送ると、クリエイターごとの部屋ができます。",
    };
  const hints: Partial<Record<ChatTab, string>> = {
    needs_reply: "すべてのクリエイターに返信できています。",
    flag: "部屋の操作から、色と期日を付けられます。",
  };
  return { title: `${chatTabLabels[tab]}の部屋はありません`, hint: hints[tab] };
}

const allFlags: FlagColor[] = [...flagColors];

/** What a tab asks the list for. */
export function tabFilter(tab: ChatTab, keyword: string): ChatRoomFilter {
  const search = keyword ? { keyword } : {};
  if (tab === "needs_reply") return { ...search, needs_reply: true };
  if (tab === "unread") return { ...search, unread: true };
  if (tab === "flag") return { ...search, flag: allFlags };
  if (tab === "archived") return { ...search, archived: true };
  return search;
}

/** Whether what is in the tab waits for us: only its number may call for attention. */
export const isWaiting = (tab: ChatTab): boolean => tab === "needs_reply" || tab === "unread";
