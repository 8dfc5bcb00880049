import {
  createCommentTemplate,
  deleteCommentTemplate,
  listCommentTemplates,
  updateCommentTemplate,
} from "@tsumugi/contract";
import { buildList, indexOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildCommentTemplate } from "./comment-templates.fixtures.ts";

export const commentTemplatesHandlers = [
  mockEndpoint(listCommentTemplates, () => ({ items: [...buildList(buildCommentTemplate, 3)] })),
  mockEndpoint(createCommentTemplate, ({ body }) => buildCommentTemplate(body, 4)),
  mockEndpoint(updateCommentTemplate, ({ params, body }) =>
    buildCommentTemplate({ ...body, version: body.version + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(deleteCommentTemplate, undefined),
];
