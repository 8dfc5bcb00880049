import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  day,
  keyword,
  page,
  pageQuery,
  personRef,
  platform,
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
import { jobPhases } from "./jobStatus.ts";
import { projectColumn } from "./projectColumns.schemas.ts";
import { projectSorts } from "./projects.constants.ts";

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

/** What each call takes and answers. */
export const projectsSchemas = {
  listProjects: {
    query: projectListQuery,
    response: projectList,
  },
  listArchivedProjects: {
    query: projectListQuery,
    response: projectList,
  },
  getProject: {
    response: project,
  },
  createProject: {
    body: projectBody,
    response: project,
  },
  updateProject: {
    body: projectUpdateBody,
    response: project,
  },
  updateProjectNote: {
    body: z.strictObject({ note: text(20_000), version }),
    response: project,
  },
  assignCreators: {
    body: z.strictObject({
      creator_uids: z.array(uid).min(1, "追加するクリエイターを選んでください。").max(500),
    }),
    response: z.object({ assigned: z.array(uid), already_assigned: z.array(uid) }),
  },
  archiveProject: {
    body: z.strictObject({ archived: z.boolean().default(true) }).default({ archived: true }),
    response: project,
  },
  removeProjectCreator: {
    body: z.strictObject({ creator_uid: uid }),
  },
  updateProjectColumns: {
    body: z.strictObject({ columns: z.array(projectColumn).max(60), version }),
    response: project,
  },
} satisfies SchemasByEndpoint;
