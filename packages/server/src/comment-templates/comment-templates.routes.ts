import {
  createCommentTemplate,
  deleteCommentTemplate,
  listCommentTemplates,
  updateCommentTemplate,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./comment-templates.service.ts";

export const commentTemplatesRoutes = [
  handle(listCommentTemplates, service.list),
  handle(createCommentTemplate, service.create),
  handle(updateCommentTemplate, service.update),
  handle(deleteCommentTemplate, service.remove),
];
