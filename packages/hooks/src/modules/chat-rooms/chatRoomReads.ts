import { countChatRooms, getChatRoom, getUnreadChatCount, listChatRooms } from "@tsumugi/contract";

/** Reads that show rooms and what is unread in them. */
export const chatRoomReads = [listChatRooms, countChatRooms, getChatRoom, getUnreadChatCount] as const;
