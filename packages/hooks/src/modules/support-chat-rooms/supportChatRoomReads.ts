import { getSupportChatRoom, getUnreadChatCount, listSupportChatRooms } from "@tsumugi/contract";

/** Reads that show support rooms and what is unread in them. */
export const supportChatRoomReads = [listSupportChatRooms, getSupportChatRoom, getUnreadChatCount] as const;
