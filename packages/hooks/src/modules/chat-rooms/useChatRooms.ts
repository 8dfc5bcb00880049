import { type ChatRoomListQuery, listChatRooms } from "@tsumugi/contract";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { toChatRoom } from "./chatRoom.ts";
import { readPositionsAtom, withReadPosition } from "./readPositions.ts";
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
  const rooms = useMemo(() => items.map((room) => toChatRoom(room)), [items]);
  useMovedRooms(rooms);
  const read = useAtomValue(readPositionsAtom);
  const chatRooms = useMemo(() => rooms.map((room) => withReadPosition(room, read)), [rooms, read]);
  return { chatRooms, ...list };
}
