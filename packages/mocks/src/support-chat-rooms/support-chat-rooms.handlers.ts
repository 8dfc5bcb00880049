import {
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
} from "@tsumugi/contract";
import { commentPage, foundComments, LAST_SEQ, posted } from "../comments/commentPage.ts";
import { buildComment } from "../comments/comments.fixtures.ts";
import { NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildSupportChatRoom, buildSupportCreator } from "./support-chat-rooms.fixtures.ts";

const ofSupport = ({ id = "", comment_id = "" }: Readonly<Record<string, string>>) => ({
  id: comment_id,
  room_id: id,
  uid: "support",
});

export const supportChatRoomsHandlers = [
  mockEndpoint(listSupportChatRooms, () => pageOf(buildList(buildSupportChatRoom, 6))),
  mockEndpoint(getSupportChatRoom, ({ params }) => buildSupportChatRoom({}, indexOf(params.id))),
  mockEndpoint(openSupportChatRoom, ({ query }) => buildSupportChatRoom({}, indexOf(query.creator_uid))),
  mockEndpoint(searchSupportCreators, () => ({ items: [...buildList(buildSupportCreator, 5)] })),
  mockEndpoint(flagSupportChatRoom, ({ params, body }) =>
    buildSupportChatRoom({ ...body }, indexOf(params.id)),
  ),
  mockEndpoint(listSupportComments, ({ query }) => commentPage(query)),
  mockEndpoint(searchSupportComments, ({ query }) => foundComments(query)),
  mockEndpoint(postSupportComment, ({ body, params }) => ({
    ...posted(body, "support"),
    room_id: params.id ?? "",
  })),
  mockEndpoint(editSupportComment, ({ params, body }) =>
    buildComment({ ...ofSupport(params), text: body.text, edited_at: NOW }, 2),
  ),
  mockEndpoint(deleteSupportComment, ({ params }) =>
    buildComment({ ...ofSupport(params), text: "", deleted: true }, 2),
  ),
  mockEndpoint(readSupportChatRoom, ({ body }) => ({
    unread_count: 0,
    read_seq: body.read_to ?? LAST_SEQ,
  })),
];
