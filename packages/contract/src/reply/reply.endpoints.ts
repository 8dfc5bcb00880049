import * as z from "zod";
import { roomMember } from "../chat-rooms/index.ts";
import { comment, commentBody, commentList, commentListQuery } from "../comments/index.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { jobAnswers, jobRequest } from "../job-requests/index.ts";
import { projectPost } from "../posts/index.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import { imageUrl, requiredText, text, timestamp, uid, webUrl } from "../shared/wire.ts";

/**
 * The creator's page for one job, opened from the e-mail without an account. The token stands for exactly one job;
 * reading changes nothing.
 */

const slice = "reply";
const base = "" as const;
const policy = policies.creator;
const errors = ["not_found", "link_expired", "link_revoked"] as const;

export const replyPage = z.object({
  company: z.object({ name: z.string(), image: imageUrl.nullable() }),
  project_name: z.string(),
  creator: z.object({ uid, name: z.string() }),
  job_request: jobRequest,
  job_status: z.enum(jobStatuses),
  shared_memo: z.string(),
  /** What is asked of the post: tags without mark. */
  required_hashtags: z.array(z.string()),
  required_mentions: z.array(z.string()),
  disclosure_rule: z.string(),
  room_id: uid,
  /** The creator's own room with ツムギサポート; null where the link proves no creator account. */
  support_room_id: uid.nullable(),
  members: z.record(z.string(), roomMember),
  posts: z.array(projectPost.pick({ uid: true, url: true, title: true, platform: true, created_at: true })),
  expires_at: timestamp,
});
export type ReplyPage = z.infer<typeof replyPage>;

export const getReplyPage = defineEndpoint("/reply/{token}", {
  method: "GET",
  slice,
  base,
  summary: "依頼の内容（クリエイター）",
  policy,
  response: replyPage,
  errors,
});

export const answerJob = defineEndpoint("/reply/{token}/answer", {
  method: "POST",
  slice,
  base,
  summary: "依頼への回答（クリエイター）",
  policy,
  body: z.strictObject({ answer: z.enum(jobAnswers), comment: text(4000).default("") }),
  response: replyPage,
  errors: [...errors, "already_answered"],
});

/** A draft to look at, by URL or text; moves the job to 下書き確認中. */
export const submitDraft = defineEndpoint("/reply/{token}/drafts", {
  method: "POST",
  slice,
  base,
  summary: "下書きの提出（クリエイター）",
  policy,
  body: z.strictObject({ text: requiredText(4000, "下書きの説明"), url: webUrl.optional() }),
  response: replyPage,
  errors: [...errors, "illegal_transition"],
});

export const submitPost = defineEndpoint("/reply/{token}/posts", {
  method: "POST",
  slice,
  base,
  summary: "投稿URLの登録（クリエイター）",
  policy,
  waitsOutside: true,
  /** As pasted; what is around the address is no hindrance. */
  body: z.strictObject({ url: requiredText(2000, "投稿のURL") }),
  response: replyPage,
  errors: [
    ...errors,
    "unrecognized_url",
    "duplicate_post",
    "platform_not_configured",
    "platform_unavailable",
    "rate_limited",
  ],
});

export const listReplyComments = defineEndpoint("/reply/{token}/comments", {
  method: "GET",
  slice,
  base,
  summary: "依頼の部屋のコメント（クリエイター）",
  policy,
  query: commentListQuery,
  response: commentList,
  errors,
});

export const postReplyComment = defineEndpoint("/reply/{token}/comments", {
  method: "POST",
  slice,
  base,
  summary: "コメントの送信（クリエイター）",
  policy,
  body: commentBody,
  response: comment,
  status: 201,
  errors: [...errors, "idempotency_mismatch"],
});

/** The creator's own support room; empty until the creator has written there. */
export const listReplySupportComments = defineEndpoint("/reply/{token}/support/comments", {
  method: "GET",
  slice,
  base,
  summary: "サポートの部屋のコメント（クリエイター）",
  policy,
  query: commentListQuery,
  response: commentList,
  errors,
});

export const postReplySupportComment = defineEndpoint("/reply/{token}/support/comments", {
  method: "POST",
  slice,
  base,
  summary: "サポートへのコメントの送信（クリエイター）",
  policy,
  body: commentBody,
  response: comment,
  status: 201,
  errors: [...errors, "idempotency_mismatch"],
});

/** The job room's changes and those of the creator's support room. */
export const streamReplyEvents = defineEndpoint("/reply/{token}/events", {
  method: "GET",
  slice,
  base,
  summary: "変更の配信（クリエイター）",
  policy,
  query: z.strictObject({ since: z.string().max(200).optional() }),
  produces: ["text/event-stream"],
  errors,
});
