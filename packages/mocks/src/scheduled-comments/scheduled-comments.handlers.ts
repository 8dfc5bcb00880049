import {
  cancelScheduledComment,
  listScheduledComments,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "@tsumugi/contract";
import { thumbnailUri } from "../core/images.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildScheduledComment } from "./scheduled-comments.fixtures.ts";

const refOf = (params: Readonly<Record<string, string>>) => ({
  room_id: params.id ?? "",
  id: params.comment_id ?? "",
});

const shown = (uids: readonly string[] = []) =>
  uids.map((uid, index) => ({ uid, url: thumbnailUri(index), name: `写真${index + 1}.png` }));

export const scheduledCommentsHandlers = [
  mockEndpoint(listScheduledComments, { items: [] }),
  mockEndpoint(scheduleComment, ({ params, body }) =>
    buildScheduledComment({ ...body, images: shown(body.images), room_id: params.id ?? "" }, 1),
  ),
  mockEndpoint(updateScheduledComment, ({ params, body }) =>
    buildScheduledComment(
      {
        ...refOf(params),
        ...body,
        images: shown(body.images),
        version: body.version + 1,
      },
      1,
    ),
  ),
  mockEndpoint(cancelScheduledComment, ({ params }) =>
    buildScheduledComment({ ...refOf(params), state: "cancelled" }, 1),
  ),
  mockEndpoint(sendScheduledComment, ({ params }) =>
    buildScheduledComment({ ...refOf(params), state: "sent" }, 1),
  ),
];
