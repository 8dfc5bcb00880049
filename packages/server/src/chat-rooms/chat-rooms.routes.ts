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
} from "./chat-rooms.service.ts";
import { joinRoom } from "./joinRoom.service.ts";

export const chatRoomsRoutes = [
  handle(listEndpoint, ({ actor, query }) => listChatRooms(actor, query)),
  handle(countEndpoint, ({ actor, query }) => countChatRooms(actor, query.keyword)),
  handle(createDmRoom, ({ actor, body }) => openDmRoom(actor, body.creator_uid)),
  handle(getEndpoint, ({ actor, params }) => getChatRoom(actor, params.id)),
  handle(getChatRoomMembers, ({ actor, params }) => getMembers(actor.company_uid, params.id)),
  handle(joinEndpoint, ({ actor, params, body }) => joinRoom(actor, params.id, body)),
  handle(archiveChatRoom, ({ actor, params }) => archiveRoom(actor, params.id, true)),
  handle(unarchiveChatRoom, ({ actor, params }) => archiveRoom(actor, params.id, false)),
  handle(flagChatRoom, ({ actor, params, body }) => flagRoom(actor, params.id, body)),
];
