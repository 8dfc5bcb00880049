import * as z from "zod";
import { COMMENT_MAX_LENGTH } from "../comments/comments.constants.ts";
import { commentImage, commentImageUids } from "../comments/comments.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { personRef, text, timestamp, uid, version } from "../shared/wire.ts";
import { scheduledCommentStates } from "./scheduled-comments.constants.ts";

/** Text and pictures that go out by themselves at `send_at`, as a comment with the same id. */
export const scheduledComment = z.object({
  id: uid,
  room_id: uid,
  text: z.string(),
  images: z.array(commentImage),
  send_at: timestamp,
  state: z.enum(scheduledCommentStates),
  /** Why it could not be sent: cause, then cure. */
  failure: z.string().nullable(),
  created_by: personRef,
  /** Its writer left the company, or may chat no more: an admin may take it over or cancel it. */
  abandoned: z.boolean(),
  version,
});
export type ScheduledComment = z.infer<typeof scheduledComment>;

const content = {
  text: text(COMMENT_MAX_LENGTH),
  images: commentImageUids,
};
const hasContent = (body: { readonly text: string; readonly images: readonly string[] }) =>
  body.text.trim() !== "" || body.images.length > 0;
const empty = { path: ["text"], message: "メッセージが空です。入力するか、画像を添付してください。" };
const sendAt = z.iso.datetime({ offset: true, error: "送る日時を選んでください。" });

/** What each call takes and answers. */
export const scheduledCommentsSchemas = {
  listScheduledComments: {
    response: z.object({ items: z.array(scheduledComment) }),
  },
  scheduleComment: {
    body: z
      .strictObject({ id: z.uuid("コメントのIDの形式が正しくありません。"), ...content, send_at: sendAt })
      .refine(hasContent, empty),
    response: scheduledComment,
  },
  updateScheduledComment: {
    body: z.strictObject({ ...content, send_at: sendAt, version }).refine(hasContent, empty),
    response: scheduledComment,
  },
  cancelScheduledComment: {
    response: scheduledComment,
  },
  sendScheduledComment: {
    response: scheduledComment,
  },
} satisfies SchemasByEndpoint;
