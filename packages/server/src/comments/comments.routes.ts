import {
  deleteComment as deleteEndpoint,
  editComment as editEndpoint,
  listComments as listEndpoint,
  postComment,
  streamEvents as streamEndpoint,
} from "@tsumugi/contract";
import { writableRoom } from "../chat-rooms/writableRoom.service.ts";
import { handle } from "../core/handle.ts";
import { deleteComment, editComment, listComments, writeComment } from "./comments.service.ts";
import { streamEvents } from "./streamEvents.service.ts";

export const commentsRoutes = [
  handle(listEndpoint, ({ actor, params, query }) => listComments(actor.company_uid, params.id, query)),
  handle(postComment, async ({ actor, params, body }) => {
    const { company_uid, uid: room_uid } = await writableRoom(actor, params.id);
    return writeComment({ company_uid, room_uid, uid: actor.uid }, body);
  }),
  handle(editEndpoint, async ({ actor, params, body }) => {
    const { company_uid, uid: room_uid } = await writableRoom(actor, params.id);
    return editComment({ company_uid, room_uid, id: params.comment_id, uid: actor.uid }, body);
  }),
  handle(deleteEndpoint, ({ actor, params }) =>
    deleteComment({
      ...{ company_uid: actor.company_uid, room_uid: params.id },
      ...{ id: params.comment_id, uid: actor.uid },
    }),
  ),
  handle(streamEndpoint, ({ actor, query, request }) => streamEvents(actor, { since: query.since, request })),
];
