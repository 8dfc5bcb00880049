import * as z from "zod";
import { COMMENT_MAX_LENGTH } from "../comments/comments.constants.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { personRef, requiredLine, requiredText, timestamp, uid, version } from "../shared/wire.ts";
import { TEMPLATE_NAME_MAX } from "./comment-templates.constants.ts";

const fields = {
  name: requiredLine(TEMPLATE_NAME_MAX, "テンプレートの名前"),
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

/** What each call takes and answers. */
export const commentTemplatesSchemas = {
  listCommentTemplates: {
    response: z.object({ items: z.array(commentTemplate) }),
  },
  createCommentTemplate: {
    body: z.strictObject({ ...fields, shared: fields.shared.default(false) }),
    response: commentTemplate,
  },
  updateCommentTemplate: {
    body: z.strictObject({ ...fields, version }),
    response: commentTemplate,
  },
  deleteCommentTemplate: {},
} satisfies SchemasByEndpoint;
