import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "comment-templates";
const base = "" as const;

/** Shared ones and the caller's own, by name. */
export const listCommentTemplates = defineEndpoint("listCommentTemplates", "/comment_templates", {
  method: "GET",
  slice,
  base,
  summary: "メッセージのテンプレートの一覧",
  policy: policies.member,
});

export const createCommentTemplate = defineEndpoint("createCommentTemplate", "/comment_templates", {
  method: "POST",
  slice,
  base,
  summary: "メッセージのテンプレートの作成",
  policy: policies.chat,
  status: 201,
});

export const updateCommentTemplate = defineEndpoint("updateCommentTemplate", "/comment_templates/{id}", {
  method: "PUT",
  slice,
  base,
  summary: "メッセージのテンプレートの変更",
  policy: policies.chat,
  errors: ["not_found", "forbidden", "stale_version"],
});

export const deleteCommentTemplate = defineEndpoint("deleteCommentTemplate", "/comment_templates/{id}", {
  method: "DELETE",
  slice,
  base,
  summary: "メッセージのテンプレートの削除",
  policy: policies.chat,
  errors: ["not_found", "forbidden"],
});
