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
  searchSupportCreators,
} from "./support-chat-rooms.endpoints.ts";
export {
  type SupportChatRoomListQuery,
  type SupportChatRoomResponse,
  type SupportCreator,
  supportChatRoom,
  supportChatRoomListQuery,
  supportCreator,
} from "./support-chat-rooms.schemas.ts";
