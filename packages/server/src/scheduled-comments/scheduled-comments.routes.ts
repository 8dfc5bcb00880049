import {
  cancelScheduledComment,
  listScheduledComments,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./scheduled-comments.service.ts";

export const scheduledCommentsRoutes = [
  handle(listScheduledComments, service.list),
  handle(scheduleComment, service.schedule, ({ params, body }) => ({ ...body, room_uid: params.id })),
  handle(updateScheduledComment, service.update),
  handle(cancelScheduledComment, service.cancel),
  handle(sendScheduledComment, service.sendNow),
];
