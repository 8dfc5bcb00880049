export {
  FLAG_LABEL_MAX,
  type FlagColor,
  flagColorLabels,
  flagColors,
  type RoomType,
  roomTypes,
  SUPPORT_MEMBER_UID,
  SYSTEM_MEMBER_UID,
} from "./chat-rooms.constants.ts";
export {
  archiveChatRoom,
  countChatRooms,
  createDmRoom,
  flagChatRoom,
  getChatRoom,
  getChatRoomMembers,
  joinRoom,
  listChatRooms,
  unarchiveChatRoom,
} from "./chat-rooms.endpoints.ts";
export type {
  ChatRoomCounts,
  ChatRoomListQuery,
  ChatRoomResponse,
  RoomFlag,
  RoomHit,
  RoomMember,
} from "./chat-rooms.schemas.ts";
export { dmRefusal } from "./dmRefusal.ts";
