import {
  archiveChatRoom,
  countChatRooms as countEndpoint,
  createDmRoom,
  flagChatRoom,
  getChatRoomMembers,
  getChatRoom as getEndpoint,
  joinRoom as joinEndpoint,
  listChatRooms as listEndpoint,
  unarchiveChatRoom,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import {
  archiveRoom,
  countChatRooms,
  flagRoom,
  getChatRoom,
  getMembers,
  listChatRooms,
  openDmRoom,
  unarchiveRoom,
} from "./chat-rooms.service.ts";
import { joinRoom } from "./joinRoom.service.ts";

export const chatRoomsRoutes = [
  handle(listEndpoint, listChatRooms),
  handle(countEndpoint, countChatRooms),
  handle(createDmRoom, openDmRoom),
  handle(getEndpoint, getChatRoom),
  handle(getChatRoomMembers, getMembers),
  handle(joinEndpoint, joinRoom),
  handle(archiveChatRoom, archiveRoom),
  handle(unarchiveChatRoom, unarchiveRoom),
  handle(flagChatRoom, flagRoom),
];
