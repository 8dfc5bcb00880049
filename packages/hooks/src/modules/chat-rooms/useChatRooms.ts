import { type ChatRoomListQuery, listChatRooms } from "@tsumugi/contract";
import { useMemo } from "react";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { toChatRoom } from "./chatRoom.ts";
import { useMovedRooms } from "./useMovedRooms.ts";

export type ChatRoomFilter = Omit<ChatRoomListQuery, "cursor">;

/**
 * The rooms of the company, newest activity first, kept up to date live. `members` of a listed room
 * holds the built-in one only; `useChatRoom` has them all.
 *
 * @example
 * const { chatRooms, total } = useChatRooms({ needs_reply: true });
 */
export function useChatRooms(filter: ChatRoomFilter = {}) {
  const { items, ...list } = useApiInfiniteQuery(listChatRooms, { query: filter });
  const chatRooms = useMemo(() => items.map((room) => toChatRoom(room)), [items]);
  useMovedRooms(chatRooms);
  return { chatRooms, ...list };
}
