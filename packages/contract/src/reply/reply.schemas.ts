import * as z from "zod";
import { roomMember } from "../chat-rooms/chat-rooms.schemas.ts";
import {
  comment,
  commentBody,
  commentList,
  commentListQuery,
  feeLine,
} from "../comments/comments.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { draftBody, jobDraft, revisionCount } from "../job-drafts/job-drafts.schemas.ts";
import { jobAnswers } from "../job-requests/job-requests.constants.ts";
import { jobRequest, jobVersion } from "../job-requests/job-requests.schemas.ts";
import { postLine } from "../posts/postChanges.schemas.ts";
import { MAX_POST_LINES } from "../posts/posts.constants.ts";
import { prCheck, projectPost } from "../posts/posts.schemas.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import { nextDeadline } from "../projects/projects.schemas.ts";
import { day, imageUrl, text, timestamp, uid, version, yen } from "../shared/wire.ts";

/** One of the requests that a link opens: those to the same person, as far as the link proves it. */
export const replyRequest = z.object({
  job_request_uid: uid,
  /** Stands in place of the token in the address of this request's page. */
  token: z.string(),
  company_name: z.string(),
  project_name: z.string(),
  job_status: z.enum(jobStatuses),
  next_deadline: nextDeadline.nullable(),
});
export type ReplyRequest = z.infer<typeof replyRequest>;

export const replyPage = z.object({
  company: z.object({ name: z.string(), image: imageUrl.nullable() }),
  project_name: z.string(),
  creator: z.object({ uid, name: z.string() }),
  job_request: jobRequest,
  /** Every version that was sent, newest first. */
  versions: z.array(jobVersion),
  job_status: z.enum(jobStatuses),
  shared_memo: z.string(),
  /** What the posts are about. Its name is blank where the project has none. */
  product: z.object({ name: z.string(), is_sent: z.boolean() }),
  /** What is asked of the post: tags without mark. */
  required_hashtags: z.array(z.string()),
  required_mentions: z.array(z.string()),
  disclosure_rule: z.string(),
  /** Address that the post must hold; empty: none. */
  required_link: z.string(),
  /** Days from the terms and the project; null: none was set. */
  deadlines: z.object({
    reply_on: day.nullable(),
    draft_on: day.nullable(),
    posting_starts_on: day.nullable(),
    posting_on: day.nullable(),
  }),
  /** Newest first. Nothing of the staff's checklist. */
  drafts: z.array(jobDraft),
  ...revisionCount,
  /** Why no draft can be handed in although the status allows it; null: it can. */
  drafts_closed: z.string().nullable(),
  /** Why no answer is taken although the status allows it; null: it is. */
  answers_closed: z.string().nullable(),
  /** This request and the others behind the link, those that wait for the creator first. */
  requests: z.array(replyRequest),
  room_id: uid,
  fee_lines: z.array(feeLine).optional(),
  /** The creator's own room with ツムギサポート; null where the link proves no creator account. */
  support_room_id: uid.nullable(),
  members: z.record(z.string(), roomMember),
  posts: z.array(projectPost.pick({ uid: true, url: true, title: true, platform: true, created_at: true })),
  expires_at: timestamp,
});
export type ReplyPage = z.infer<typeof replyPage>;

/** What became of one address that the creator handed in: without figures, and without the company's own word list. */
export const replyPostLine = postLine.pick({ url: true, reason: true, note: true, kind: true }).extend({
  post: projectPost
    .pick({ uid: true, title: true, platform: true, owner_mismatch: true })
    .extend({ pr_check: prCheck.pick({ status: true, missing: true }) })
    .nullable(),
});
export type ReplyPostLine = z.infer<typeof replyPostLine>;

/** An answer to one version of the terms; `wish` says what a consultation is about. */
export const jobAnswerBody = z
  .strictObject({
    answer: z.enum(jobAnswers),
    /** The version that the creator has read. */
    version,
    comment: text(4000).default(""),
    wish: z
      .strictObject({ fee: yen.nullable().default(null), delivery_on: day.nullable().default(null) })
      .optional(),
  })
  .refine(({ answer, wish }) => answer === "negotiating" || wish === undefined, {
    path: ["wish"],
    message: "希望の条件は「条件を相談する」ときだけ送れます。",
  })
  .refine(
    ({ answer, comment, wish }) =>
      answer !== "negotiating" ||
      comment.trim() !== "" ||
      (wish?.fee ?? null) !== null ||
      (wish?.delivery_on ?? null) !== null,
    {
      path: ["comment"],
      message:
        "相談したい内容が入力されていません。希望の報酬か納品日、または相談したい内容を入力してください。",
    },
  );

/** What each call takes and answers. */
export const replySchemas = {
  getReplyPage: {
    response: replyPage,
  },
  answerJob: {
    body: jobAnswerBody,
    response: replyPage,
  },
  submitDraft: {
    body: draftBody,
    response: replyPage,
  },
  submitPosts: {
    body: z.strictObject({
      urls: z
        .array(text(2000))
        .min(1, "投稿のURLを入力してください。")
        .max(MAX_POST_LINES, `一度に登録できるのは${MAX_POST_LINES}件までです。分けて登録してください。`),
    }),
    response: z.object({ items: z.array(replyPostLine) }),
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
