import {
  deleteComment as deleteEndpoint,
  editComment as editEndpoint,
  listComments as listEndpoint,
  postComment,
  streamEvents,
} from "@tsumugi/contract";
import { writableRoom } from "../chat-rooms/dmFeature.ts";
import { handle } from "../core/handle.ts";
import { accessOf, resumeFrom } from "../core/realtime/access.ts";
import { openStream } from "../core/realtime/openStream.ts";
import { deleteComment, editComment, listComments, writeComment } from "./comments.service.ts";

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
  handle(streamEvents, ({ actor, query, request }) =>
    openStream(
      actor.kind === "member"
        ? { kind: "member", company_uid: actor.company_uid, user_uid: actor.uid }
        : { kind: "operator", user_uid: actor.uid },
      accessOf(request, actor.session_uid),
      resumeFrom(request, query.since),
    ),
  ),
];
