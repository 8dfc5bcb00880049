export {
  type CommentTemplate,
  commentTemplate,
  createCommentTemplate,
  deleteCommentTemplate,
  listCommentTemplates,
  TEMPLATE_NAME_MAX,
  TEMPLATES_MAX,
  type TemplateVariable,
  templateVariables,
  updateCommentTemplate,
} from "./comment-templates.endpoints.ts";
