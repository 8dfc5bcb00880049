import {
  flagSupportChatRoom,
  getSupportChatRoom,
  listSupportChatRooms,
  listSupportComments,
  openSupportChatRoom,
  postSupportComment,
  readSupportChatRoom,
  searchSupportCreators,
} from "@tsumugi/contract";
import { commentPage, LAST_SEQ, posted } from "../comments/commentPage.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildSupportChatRoom, buildSupportCreator } from "./support-chat-rooms.fixtures.ts";

export const supportChatRoomsHandlers = [
  mockEndpoint(listSupportChatRooms, () => pageOf(buildList(buildSupportChatRoom, 6))),
  mockEndpoint(getSupportChatRoom, ({ params }) => buildSupportChatRoom({}, indexOf(params.id))),
  mockEndpoint(openSupportChatRoom, ({ query }) => buildSupportChatRoom({}, indexOf(query.creator_uid))),
  mockEndpoint(searchSupportCreators, () => ({ items: [...buildList(buildSupportCreator, 5)] })),
  mockEndpoint(flagSupportChatRoom, ({ params, body }) =>
    buildSupportChatRoom({ ...body }, indexOf(params.id)),
  ),
  mockEndpoint(listSupportComments, ({ query }) => commentPage(query)),
  mockEndpoint(postSupportComment, ({ body, params }) => ({
    ...posted(body, "support"),
    room_id: params.id ?? "",
  })),
  mockEndpoint(readSupportChatRoom, ({ body }) => ({
    unread_count: 0,
    read_seq: body.read_to ?? LAST_SEQ,
  })),
];
