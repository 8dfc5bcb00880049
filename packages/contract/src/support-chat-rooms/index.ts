export {
  deleteSupportComment,
  editSupportComment,
  flagSupportChatRoom,
  getSupportChatRoom,
  listSupportChatRooms,
  listSupportComments,
  openSupportChatRoom,
  postSupportComment,
  readSupportChatRoom,
  searchSupportComments,
  searchSupportCreators,
} from "./support-chat-rooms.endpoints.ts";
export type {
  SupportChatRoomListQuery,
  SupportChatRoomResponse,
  SupportCreator,
} from "./support-chat-rooms.schemas.ts";
