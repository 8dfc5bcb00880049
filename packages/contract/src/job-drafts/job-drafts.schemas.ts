import * as z from "zod";
import { commentImage, commentImageUids } from "../comments/comments.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import { count, day, personRef, requiredText, text, timestamp, uid } from "../shared/wire.ts";
import { DRAFT_MAX_SECOND, DRAFT_MAX_TEXT, draftDecisions, draftStates } from "./job-drafts.constants.ts";

/** Where in a draft a comment stands: on the whole, at a point of an image (%), at a part of the text, at a second. */
export const draftPlace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("whole") }),
  z.strictObject({
    kind: z.literal("image"),
    image_uid: uid,
    x: z.number().min(0).max(100),
    y: z.number().min(0).max(100),
  }),
  z.strictObject({
    kind: z.literal("text"),
    /** UTF-16 units from the text's beginning; `quote` is what stands there. */
    start: count.max(DRAFT_MAX_TEXT),
    end: count.max(DRAFT_MAX_TEXT),
    quote: requiredText(DRAFT_MAX_TEXT, "引用"),
  }),
  z.strictObject({ kind: z.literal("video"), second: count.max(DRAFT_MAX_SECOND) }),
]);
export type DraftPlace = z.infer<typeof draftPlace>;

export const draftComment = z.object({
  uid,
  place: draftPlace,
  text: z.string(),
  by: personRef,
  by_creator: z.boolean(),
  created_at: timestamp,
  resolved_at: timestamp.nullable(),
  resolved_by: personRef.nullable(),
});
export type DraftComment = z.infer<typeof draftComment>;

/** A point of the checklist as it was when the draft was approved. */
export const draftCheckResult = z.object({
  key: z.string(),
  label: z.string(),
  found: z.string().nullable(),
  ok: z.boolean(),
  /** A person said so against what the text alone says. */
  by_hand: z.boolean(),
});
export type DraftCheckResult = z.infer<typeof draftCheckResult>;

export const draftReview = z.object({
  uid,
  decision: z.enum(draftDecisions),
  message: z.string(),
  reviewer: personRef,
  reviewed_at: timestamp,
  /** By when the next version is asked for. */
  due_on: day.nullable(),
  /** Why one more revision is asked for than was agreed; empty within the limit. */
  reason: z.string(),
  /** Taken back by moving the job back. */
  is_withdrawn: z.boolean(),
  /** Empty for a revision, and where the creator reads it. */
  checklist: z.array(draftCheckResult),
});
export type DraftReview = z.infer<typeof draftReview>;

export const jobDraft = z.object({
  uid,
  version: z.int().min(1),
  state: z.enum(draftStates),
  text: z.string(),
  video_url: z.string(),
  images: z.array(commentImage),
  submitted_at: timestamp,
  /** The member who recorded it; null: the creator handed it in. */
  recorded_by: personRef.nullable(),
  /** Oldest first. */
  reviews: z.array(draftReview),
  comments: z.array(draftComment),
});
export type JobDraft = z.infer<typeof jobDraft>;

/** How often a revision was asked for, and how often is agreed. */
export const revisionCount = { revision_count: count, max_revisions: count };

export const draftRules = z.object({
  required_hashtags: z.array(z.string()),
  required_mentions: z.array(z.string()),
  disclosure_rule: z.string(),
  required_link: z.string(),
  ng_words: z.array(z.string()),
  draft_points: z.array(z.string()),
});

/** All drafts of a job, newest first, with what they are checked against. */
export const jobDrafts = z.object({
  job_request_uid: uid,
  project_uid: uid,
  project_name: z.string(),
  creator: personRef,
  job_status: z.enum(jobStatuses),
  chat_room_uid: uid.nullable(),
  rules: draftRules,
  ...revisionCount,
  /** Members who have to approve: 1 or 2. */
  approvers_needed: z.int().min(1).max(2),
  /** By when the next draft is due: the newest request for a revision, else the project's day. */
  draft_due_on: day.nullable(),
  items: z.array(jobDraft),
});
export type JobDrafts = z.infer<typeof jobDrafts>;

export const waitingDraft = z.object({
  job_request_uid: uid,
  draft_uid: uid,
  creator: personRef,
  version: z.int().min(1),
  submitted_at: timestamp,
  approved_count: count,
  approvers_needed: z.int().min(1).max(2),
});
export type WaitingDraft = z.infer<typeof waitingDraft>;

const httpsUrl = z.url({ protocol: /^https$/, error: "https:// で始まるURLを入力してください。" }).max(2000);

/** A draft as handed in. Text, an address or an image: one of them has to be there. */
export const draftBody = z
  .strictObject({
    /** Made by the client: the same one again changes nothing. */
    id: uid.optional(),
    text: text(DRAFT_MAX_TEXT).default(""),
    url: httpsUrl.optional(),
    /** uids of uploads to the job's room. */
    images: commentImageUids,
  })
  .refine((body) => body.text.trim() !== "" || body.url !== undefined || body.images.length > 0, {
    path: ["text"],
    message: "下書きが入力されていません。文章・画像・動画のURLのどれかを入れてください。",
  });
export type DraftBody = z.input<typeof draftBody>;

/** `id` is made by the client: the same one again answers what is stored. */
export const draftCommentBody = z.strictObject({
  id: uid,
  place: draftPlace,
  text: requiredText(2000, "コメント"),
});
export type DraftCommentBody = z.input<typeof draftCommentBody>;

export const draftReviewBody = z
  .strictObject({
    decision: z.enum(draftDecisions),
    message: text(2000).default(""),
    /** Points of the checklist to which a person says otherwise than the text. */
    checklist: z
      .array(z.strictObject({ key: z.string().max(200), ok: z.boolean() }))
      .max(300)
      .default([]),
    due_on: day.nullable().default(null),
    reason: text(500).default(""),
  })
  .refine(({ decision, message }) => decision === "approved" || message.trim() !== "", {
    path: ["message"],
    message: "修正してほしい内容が入力されていません。直す箇所と直し方を書いてください。",
  });
export type DraftReviewBody = z.input<typeof draftReviewBody>;

/** What each call takes and answers. */
export const jobDraftsSchemas = {
  listJobDrafts: { response: jobDrafts },
  recordJobDraft: { body: draftBody, response: jobDrafts },
  reviewJobDraft: { body: draftReviewBody, response: jobDrafts },
  addDraftComment: { body: draftCommentBody, response: draftComment },
  resolveDraftComment: { body: z.strictObject({ resolved: z.boolean() }), response: draftComment },
  deleteDraftComment: {},
  listWaitingDrafts: { response: z.object({ items: z.array(waitingDraft) }) },
  addReplyDraftComment: { body: draftCommentBody, response: draftComment },
} satisfies SchemasByEndpoint;
