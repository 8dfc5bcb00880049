import * as z from "zod";
import { roomMember } from "../chat-rooms/chat-rooms.schemas.ts";
import { comment, commentBody, commentList, commentListQuery } from "../comments/comments.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { jobAnswers } from "../job-requests/job-requests.constants.ts";
import { jobRequest } from "../job-requests/job-requests.schemas.ts";
import { projectPost } from "../posts/posts.schemas.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import { imageUrl, requiredText, text, timestamp, uid, webUrl } from "../shared/wire.ts";

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

/** What each call takes and answers. */
export const replySchemas = {
  getReplyPage: {
    response: replyPage,
  },
  answerJob: {
    body: z.strictObject({ answer: z.enum(jobAnswers), comment: text(4000).default("") }),
    response: replyPage,
  },
  submitDraft: {
    body: z.strictObject({ text: requiredText(4000, "下書きの説明"), url: webUrl.optional() }),
    response: replyPage,
  },
  submitPost: {
    /** As pasted; what is around the address is no hindrance. */
    body: z.strictObject({ url: requiredText(2000, "投稿のURL") }),
    response: replyPage,
  },
  listReplyComments: {
    query: commentListQuery,
    response: commentList,
  },
  postReplyComment: {
    body: commentBody,
    response: comment,
  },
  listReplySupportComments: {
    query: commentListQuery,
    response: commentList,
  },
  postReplySupportComment: {
    body: commentBody,
    response: comment,
  },
  streamReplyEvents: {
    query: z.strictObject({ since: z.string().max(200).optional() }),
  },
} satisfies SchemasByEndpoint;
