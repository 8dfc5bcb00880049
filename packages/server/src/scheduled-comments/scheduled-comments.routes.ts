import {
  cancelScheduledComment,
  listScheduledComments,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./scheduled-comments.service.ts";

const refOf = ({ id, comment_id }: { id: string; comment_id: string }) => ({ room_id: id, id: comment_id });

export const scheduledCommentsRoutes = [
  handle(listScheduledComments, ({ actor, params }) => service.list(actor, params.id)),
  handle(scheduleComment, ({ actor, params, body }) => service.schedule(actor, params.id, body)),
  handle(updateScheduledComment, ({ actor, params, body }) => service.update(actor, refOf(params), body)),
  handle(cancelScheduledComment, ({ actor, params }) => service.cancel(actor, refOf(params))),
  handle(sendScheduledComment, ({ actor, params }) => service.sendNow(actor, refOf(params))),
];
