export {
  TEMPLATE_NAME_MAX,
  TEMPLATES_MAX,
  type TemplateVariable,
  templateVariables,
} from "./comment-templates.constants.ts";
export {
  createCommentTemplate,
  deleteCommentTemplate,
  listCommentTemplates,
  updateCommentTemplate,
} from "./comment-templates.endpoints.ts";
export type { CommentTemplate } from "./comment-templates.schemas.ts";
