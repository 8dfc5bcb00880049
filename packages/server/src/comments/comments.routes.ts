import {
  deleteComment as deleteEndpoint,
  editComment as editEndpoint,
  listComments as listEndpoint,
  postComment as postEndpoint,
  searchComments as searchEndpoint,
  streamEvents as streamEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { deleteComment, listComments } from "./comments.service.ts";
import { changeComment, postComment } from "./memberComments.service.ts";
import { searchComments } from "./searchComments.service.ts";
import { streamEvents } from "./streamEvents.service.ts";

export const commentsRoutes = [
  handle(listEndpoint, listComments),
  handle(searchEndpoint, searchComments),
  handle(postEndpoint, postComment, ({ params, body }) => ({ ...body, room_uid: params.id })),
  handle(editEndpoint, changeComment),
  handle(deleteEndpoint, deleteComment),
  handle(streamEndpoint, streamEvents),
];
