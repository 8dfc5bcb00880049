import * as z from "zod";
import { COMMENT_MAX_LENGTH } from "../comments/index.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { personRef, requiredText, timestamp, uid, version } from "../shared/wire.ts";

const slice = "comment-templates";
const base = "" as const;

export const TEMPLATE_NAME_MAX = 60;
export const TEMPLATES_MAX = 200;

/** What may stand in double braces in a template, as people write it. */
export const templateVariables = [
  "クリエイター名",
  "案件名",
  "自分の名前",
  "会社名",
  "返信期限",
  "納品日",
  "検収日",
  "支払日",
  "報酬",
] as const;
export type TemplateVariable = (typeof templateVariables)[number];

const fields = {
  name: requiredText(TEMPLATE_NAME_MAX, "テンプレートの名前"),
  text: requiredText(COMMENT_MAX_LENGTH, "本文"),
  /** Seen and used by the whole company; else the writer's own. */
  shared: z.boolean(),
};

export const commentTemplate = z.object({
  uid,
  name: z.string(),
  text: z.string(),
  shared: z.boolean(),
  /** Null once the writer has left the company. */
  created_by: personRef.nullable(),
  /** The caller may change it: an own one, or as admin any shared one. */
  editable: z.boolean(),
  version,
  updated_at: timestamp,
});
export type CommentTemplate = z.infer<typeof commentTemplate>;

/** Shared ones and the caller's own, by name. */
export const listCommentTemplates = defineEndpoint("/comment_templates", {
  method: "GET",
  slice,
  base,
  summary: "メッセージのテンプレートの一覧",
  policy: policies.member,
  response: z.object({ items: z.array(commentTemplate) }),
});

export const createCommentTemplate = defineEndpoint("/comment_templates", {
  method: "POST",
  slice,
  base,
  summary: "メッセージのテンプレートの作成",
  policy: policies.chat,
  body: z.strictObject({ ...fields, shared: fields.shared.default(false) }),
  response: commentTemplate,
  status: 201,
});

export const updateCommentTemplate = defineEndpoint("/comment_templates/{id}", {
  method: "PUT",
  slice,
  base,
  summary: "メッセージのテンプレートの変更",
  policy: policies.chat,
  body: z.strictObject({ ...fields, version }),
  response: commentTemplate,
  errors: ["not_found", "forbidden", "stale_version"],
});

export const deleteCommentTemplate = defineEndpoint("/comment_templates/{id}", {
  method: "DELETE",
  slice,
  base,
  summary: "メッセージのテンプレートの削除",
  policy: policies.chat,
  errors: ["not_found", "forbidden"],
});
