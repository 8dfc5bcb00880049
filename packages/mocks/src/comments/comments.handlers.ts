import {
  deleteComment,
  editComment,
  listComments,
  postComment,
  searchComments,
  streamEvents,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { mockEventStream } from "../core/mockEventStream.ts";
import { commentPage, foundComments, posted } from "./commentPage.ts";
import { buildComment } from "./comments.fixtures.ts";

export const commentsHandlers = [
  mockEndpoint(listComments, ({ query }) => commentPage(query)),
  mockEndpoint(searchComments, ({ query }) => foundComments(query)),
  mockEndpoint(postComment, ({ body, params }) => ({
    ...posted(body, "user_001"),
    room_id: params.id ?? "",
  })),
  mockEndpoint(editComment, ({ params, body }) =>
    buildComment({ id: params.comment_id ?? "", text: body.text, uid: "user_001", edited_at: NOW }, 2),
  ),
  mockEndpoint(deleteComment, ({ params }) =>
    buildComment({ id: params.comment_id ?? "", text: "", uid: "user_001", deleted: true }, 2),
  ),
  mockEventStream(streamEvents),
];
