import {
  createCommentTemplate,
  deleteCommentTemplate,
  listCommentTemplates,
  updateCommentTemplate,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./comment-templates.service.ts";

export const commentTemplatesRoutes = [
  handle(listCommentTemplates, ({ actor }) => service.list(actor)),
  handle(createCommentTemplate, ({ actor, body }) => service.create(actor, body)),
  handle(updateCommentTemplate, ({ actor, params, body }) => service.update(actor, params.id, body)),
  handle(deleteCommentTemplate, ({ actor, params }) => service.remove(actor, params.id)),
];
