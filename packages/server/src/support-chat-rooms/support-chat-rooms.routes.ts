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
  writeSupportComment,
} from "./supportComments.service.ts";

export const supportChatRoomsRoutes = [
  handle(listSupportChatRooms, ({ actor, query }) => listSupportRooms(actor, query)),
  handle(openSupportChatRoom, ({ actor, query }) => openSupportRoom(actor, query.creator_uid)),
  handle(searchSupportCreators, async ({ query }) => ({ items: await searchCreators(query.keyword) })),
  handle(getSupportChatRoom, ({ actor, params }) => getSupportRoom(actor, params.id)),
  handle(flagSupportChatRoom, ({ actor, params, body }) => flagSupportRoom(actor, params.id, body)),
  handle(listCommentsEndpoint, ({ params, query }) => listSupportComments(params.id, query)),
  handle(postSupportComment, ({ actor, params, body }) =>
    writeSupportComment({ room_uid: params.id, uid: actor.uid }, body),
  ),
  handle(editEndpoint, ({ actor, params, body }) =>
    editSupportComment({ room_uid: params.id, id: params.comment_id, uid: actor.uid }, body),
  ),
  handle(deleteEndpoint, ({ actor, params }) =>
    deleteSupportComment({ room_uid: params.id, id: params.comment_id, uid: actor.uid }),
  ),
  handle(readSupportChatRoom, ({ actor, params, body }) => readSupportRoom(actor, params.id, body.read_to)),
];
