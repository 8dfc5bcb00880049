import * as z from "zod";
import { jobTermsBody } from "../job-requests/index.ts";
import { platformAccount } from "../managed-creators/index.ts";
import { platform } from "../shared/enums.ts";
import {
  count,
  day,
  imageUrl,
  keyword,
  page,
  pageQuery,
  personRef,
  queryList,
  requiredText,
  tagWord,
  text,
  timestamp,
  uid,
  version,
  yen,
} from "../shared/wire.ts";
import { deadlineKinds } from "./deadlines.ts";
import { jobPhases, jobStatuses } from "./jobStatus.ts";
import { projectColumn } from "./projectColumns.ts";

const deadlines = {
  reply_due_on: day.nullable(),
  draft_due_on: day.nullable(),
  posting_starts_on: day.nullable(),
  posting_ends_on: day.nullable(),
  metrics_due_on: day.nullable(),
  payment_due_on: day.nullable(),
};

const editable = {
  name: requiredText(100, "案件名"),
  client_name: text(100),
  product_name: text(100),
  purpose: text(2000),
  /** Tax-excluded yen. */
  budget: yen.nullable(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  platforms: z.array(platform).max(4),
  owner_uid: uid.nullable(),
  /** Without `#` and `@`. */
  required_hashtags: z.array(tagWord).max(20),
  required_mentions: z.array(tagWord).max(20),
  disclosure_rule: text(1000),
  ...deadlines,
};

const periodIsOrdered = (value: { starts_on?: string | null; ends_on?: string | null }) =>
  !value.starts_on || !value.ends_on || value.starts_on <= value.ends_on;
const periodMessage = { path: ["ends_on"], message: "終了日は開始日以降の日付を選んでください。" };

export const projectBody = z
  .strictObject({
    ...editable,
    client_name: editable.client_name.default(""),
    product_name: editable.product_name.default(""),
    purpose: editable.purpose.default(""),
    budget: editable.budget.default(null),
    starts_on: editable.starts_on.default(null),
    ends_on: editable.ends_on.default(null),
    platforms: editable.platforms.default([]),
    owner_uid: editable.owner_uid.default(null),
    required_hashtags: editable.required_hashtags.default([]),
    required_mentions: editable.required_mentions.default([]),
    disclosure_rule: editable.disclosure_rule.default(""),
    reply_due_on: editable.reply_due_on.default(null),
    draft_due_on: editable.draft_due_on.default(null),
    posting_starts_on: editable.posting_starts_on.default(null),
    posting_ends_on: editable.posting_ends_on.default(null),
    metrics_due_on: editable.metrics_due_on.default(null),
    payment_due_on: editable.payment_due_on.default(null),
    /** Columns, tags, rules and deadlines of this project are taken where the body leaves them out. */
    duplicate_of: uid.optional(),
  })
  .refine(periodIsOrdered, periodMessage);
export type ProjectBody = z.input<typeof projectBody>;

export const projectUpdateBody = z
  .strictObject(editable)
  .partial()
  .extend({ version })
  .refine(periodIsOrdered, periodMessage);
export type ProjectUpdateBody = z.input<typeof projectUpdateBody>;

export const nextDeadline = z.object({ kind: z.enum(deadlineKinds), on: day });
export type NextDeadline = z.infer<typeof nextDeadline>;

export const project = z.object({
  uid,
  name: z.string(),
  client_name: z.string(),
  product_name: z.string(),
  purpose: z.string(),
  /** Null for viewers. */
  budget: yen.nullable(),
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  platforms: z.array(platform),
  owner: personRef.nullable(),
  required_hashtags: z.array(z.string()),
  required_mentions: z.array(z.string()),
  disclosure_rule: z.string(),
  ...deadlines,
  note: z.string(),
  columns: z.array(projectColumn),
  /** Creators per phase; phases without any are 0. */
  phase_counts: z.record(z.enum(jobPhases), count),
  creator_count: count,
  next_deadline: nextDeadline.nullable(),
  /** Rows that wait for us: answers to give, drafts and posts to check. */
  pending_count: count,
  archived_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version,
});
export type Project = z.infer<typeof project>;

export const projectSorts = [
  "name",
  "-name",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
  "starts_on",
  "-starts_on",
] as const;

export const projectListQuery = z.strictObject({
  ...pageQuery,
  keyword: keyword.optional(),
  owner: queryList(uid).optional(),
  /** Projects with a creator in that phase. */
  phase: queryList(z.enum(jobPhases)).optional(),
  /** Projects whose period touches these days. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(projectSorts).default("-updated_at"),
});
export type ProjectListQuery = z.input<typeof projectListQuery>;
export const projectList = page(project);

export const customValue = z.union([text(1000), z.number(), z.boolean(), z.null()]);

/** A creator in a project. `creator_uid` is the managed creator's uid. */
export const projectCreator = z.object({
  creator_uid: uid,
  display_name: z.string(),
  image: imageUrl.nullable(),
  accounts: z.array(platformAccount),
  follower_count: count.nullable(),
  email: z.string(),
  job_status: z.enum(jobStatuses),
  job_request_uid: uid.nullable(),
  chat_room_uid: uid.nullable(),
  /** Tax-excluded yen; null for viewers. */
  fee: yen.nullable(),
  /** 社内メモ: ours only. */
  memo: z.string(),
  /** 共有メモ: the creator sees it. */
  shared_memo: z.string(),
  custom_values: z.record(z.string(), customValue),
  checks: z.array(z.object({ column: z.string(), by: personRef, at: timestamp })),
  entered_status_at: timestamp,
  /** 滞留日数, whole days in Japan. */
  days_in_status: count,
  next_deadline: nextDeadline.nullable(),
  unread_count: count,
  post_count: count,
});
export type ProjectCreator = z.infer<typeof projectCreator>;

export const projectCreatorListQuery = z.strictObject({
  ...pageQuery,
  keyword: keyword.optional(),
  job_status: queryList(z.enum(jobStatuses)).optional(),
  /** Key of a check column: rows not checked yet. */
  unchecked: z.string().max(40).optional(),
  sort: z
    .enum([
      "job_status",
      "-job_status",
      "name",
      "-name",
      "fee",
      "-fee",
      "-entered_status_at",
      "entered_status_at",
    ])
    .default("job_status"),
});
export type ProjectCreatorListQuery = z.input<typeof projectCreatorListQuery>;
export const projectCreatorList = page(projectCreator);

export const sendJobBody = z.strictObject({
  creator_uids: z.array(uid).min(1, "送る相手を1人以上選んでください。").max(500),
  terms: jobTermsBody,
  /** Fees that differ from the terms' fee. */
  fees: z
    .array(z.strictObject({ creator_uid: uid, fee: yen }))
    .max(500)
    .default([]),
  /** Later than now: sent at that time. */
  send_at: timestamp.optional(),
});
export type SendJobBody = z.input<typeof sendJobBody>;

/** Never twice to one creator: who has the job already comes back as skipped. */
export const sendJobResponse = z.object({
  sent: z.array(
    z.object({
      creator_uid: uid,
      job_request_uid: uid,
      chat_room_uid: uid,
      scheduled_at: timestamp.nullable(),
    }),
  ),
  skipped: z.array(
    z.object({
      creator_uid: uid,
      reason: z.enum(["already_sent", "no_email", "not_assigned", "status"]),
      message: z.string(),
    }),
  ),
});
export type SendJobResponse = z.infer<typeof sendJobResponse>;

/** One creator or several, never both. */
export const jobStatusBody = z
  .strictObject({
    creator_uid: uid.optional(),
    creator_uids: z.array(uid).min(1).max(500).optional(),
    job_status: z.enum(jobStatuses),
    reason: text(500).default(""),
  })
  .refine((body) => (body.creator_uid === undefined) !== (body.creator_uids === undefined), {
    path: ["creator_uid"],
    message: "creator_uid と creator_uids のどちらか一方を指定してください。",
  });
