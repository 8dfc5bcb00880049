import { type ChatRoomListQuery, type ChatRoomResponse, listChatRooms } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useKept } from "../../core/useKept.ts";
import { toChatRoom } from "./chatRoom.ts";
import { useMovedRooms } from "./useMovedRooms.ts";
import { useTellUnread } from "./useRoomUnread.ts";

export type ChatRoomFilter = Omit<ChatRoomListQuery, "cursor">;

const idOf = (room: ChatRoomResponse) => room.room_id;
const make = (room: ChatRoomResponse) => toChatRoom(room);

/**
 * The rooms of the company, newest activity first, kept up to date live. `members` of a listed room
 * holds the built-in one only; `useChatRoom` has them all. A room that did not change stays the same object when the
 * list is loaded again.
 *
 * @example
 * const { chatRooms, total } = useChatRooms({ needs_reply: true });
 */
export function useChatRooms(filter: ChatRoomFilter = {}) {
  const { items, ...list } = useApiInfiniteQuery(listChatRooms, { query: filter });
  const chatRooms = useKept(items, idOf, make);
  useTellUnread("chat", chatRooms);
  useMovedRooms(chatRooms);
  return { chatRooms, ...list };
}
