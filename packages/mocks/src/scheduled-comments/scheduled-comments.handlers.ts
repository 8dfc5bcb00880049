import {
  cancelScheduledComment,
  listScheduledComments,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildScheduledComment } from "./scheduled-comments.fixtures.ts";

const refOf = (params: Readonly<Record<string, string>>) => ({
  room_id: params.id ?? "",
  id: params.comment_id ?? "",
});

export const scheduledCommentsHandlers = [
  mockEndpoint(listScheduledComments, { items: [] }),
  mockEndpoint(scheduleComment, ({ params, body }) =>
    buildScheduledComment({ ...body, room_id: params.id ?? "" }, 1),
  ),
  mockEndpoint(updateScheduledComment, ({ params, body }) =>
    buildScheduledComment({ ...refOf(params), ...body, version: body.version + 1 }, 1),
  ),
  mockEndpoint(cancelScheduledComment, ({ params }) =>
    buildScheduledComment({ ...refOf(params), state: "cancelled" }, 1),
  ),
  mockEndpoint(sendScheduledComment, ({ params }) =>
    buildScheduledComment({ ...refOf(params), state: "sent" }, 1),
  ),
];
