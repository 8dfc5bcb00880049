import {
  listSupportChatRooms,
  type SupportChatRoomListQuery,
  type SupportChatRoomResponse,
} from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useKept } from "../../core/useKept.ts";
import { toSupportChatRoom } from "../chat-rooms/chatRoom.ts";
import { useTellUnread } from "../chat-rooms/useRoomUnread.ts";

export type SupportChatRoomFilter = Omit<SupportChatRoomListQuery, "cursor">;

const idOf = (room: SupportChatRoomResponse) => room.support_room_id;

/**
 * The support rooms of all creators, for operators: waiting longest first, then the rest by newest comment; kept up
 * to date live. `null`: not yet.
 *
 * @example
 * const { supportChatRooms, total } = useSupportChatRooms({ needs_reply: true });
 */
export function useSupportChatRooms(filter: SupportChatRoomFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(listSupportChatRooms, filter && { query: filter });
  const supportChatRooms = useKept(items, idOf, toSupportChatRoom);
  useTellUnread("support", supportChatRooms);
  return { supportChatRooms, ...list };
}
