import { listSupportChatRooms, type SupportChatRoomListQuery } from "@tsumugi/contract";
import { useMemo } from "react";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { toSupportChatRoom } from "../chat-rooms/chatRoom.ts";

export type SupportChatRoomFilter = Omit<SupportChatRoomListQuery, "cursor">;

/**
 * The support rooms of all creators, for operators: waiting longest first, then the rest by newest comment; kept up
 * to date live. `null`: not yet.
 *
 * @example
 * const { supportChatRooms, total } = useSupportChatRooms({ needs_reply: true });
 */
export function useSupportChatRooms(filter: SupportChatRoomFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(listSupportChatRooms, filter && { query: filter });
  const supportChatRooms = useMemo(() => items.map(toSupportChatRoom), [items]);
  return { supportChatRooms, ...list };
}
