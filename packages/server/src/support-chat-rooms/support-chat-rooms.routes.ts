import {
  deleteSupportComment as deleteEndpoint,
  editSupportComment as editEndpoint,
  flagSupportChatRoom,
  getSupportChatRoom,
  listSupportComments as listCommentsEndpoint,
  listSupportChatRooms,
  openSupportChatRoom,
  postSupportComment,
  readSupportChatRoom,
  searchSupportComments as searchCommentsEndpoint,
  searchSupportCreators,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import {
  flagSupportRoom,
  getSupportRoom,
  listSupportRooms,
  openSupportRoom,
  readSupportRoom,
  searchCreators,
} from "./support-chat-rooms.service.ts";
import {
  deleteSupportComment,
  editSupportComment,
  listSupportComments,
  searchSupportComments,
  writeSupportComment,
} from "./supportComments.service.ts";

export const supportChatRoomsRoutes = [
  handle(listSupportChatRooms, listSupportRooms),
  handle(openSupportChatRoom, openSupportRoom),
  handle(searchSupportCreators, searchCreators),
  handle(getSupportChatRoom, getSupportRoom),
  handle(flagSupportChatRoom, flagSupportRoom),
  handle(listCommentsEndpoint, listSupportComments),
  handle(searchCommentsEndpoint, searchSupportComments),
  handle(postSupportComment, writeSupportComment, ({ params, body }) => ({ ...body, room_uid: params.id })),
  handle(editEndpoint, editSupportComment),
  handle(deleteEndpoint, deleteSupportComment),
  handle(readSupportChatRoom, readSupportRoom),
];
