import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { creatorMail } from "../creator-mails/creator-mails.schemas.ts";
import { jobWish } from "../job-requests/job-requests.schemas.ts";
import { platformAccount } from "../managed-creators/managed-creators.schemas.ts";
import { postNewsStates } from "../posts/post-collections.constants.ts";
import {
  count,
  csvQuery,
  day,
  imageUrl,
  keyword,
  page,
  pageQuery,
  personRef,
  queryFlag,
  queryList,
  text,
  timestamp,
  uid,
  yen,
} from "../shared/wire.ts";
import { shipmentSummary } from "../shipments/shipments.schemas.ts";
import { jobPhases, jobStatuses } from "./jobStatus.ts";
import { nextActions, turns } from "./nextAction.ts";
import { columnKey } from "./projectColumns.schemas.ts";
import { projectCreatorSorts, ROW_MEMO_MAX } from "./projects.constants.ts";
import { nextDeadline } from "./projects.schemas.ts";

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
  /** Tax-excluded yen: of the terms in force, before a request the planned one; null for viewers. */
  fee: yen.nullable(),
  /** Planned for this creator before a request; null: as in the terms for all. */
  planned_delivery_on: day.nullable(),
  planned_reply_due_on: day.nullable(),
  /** Version of the terms in force; null before a request was sent. */
  terms_version: z.int().min(1).nullable(),
  /** What the creator asks for in the consultation that is open. */
  wish: jobWish.nullable(),
  /** A request waits to be sent at this time. */
  scheduled_at: timestamp.nullable(),
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
  /** What is wrong with a post of the job, the worst first: gone, private, changed and not looked at, or not fetched. */
  post_news: z.object({ state: z.enum(postNewsStates), since: timestamp }).nullable(),
  /** 担当 of the row: its own, else the project's. */
  owner: personRef.nullable(),
  /** The row's own one; null: as in the project. */
  owner_uid: uid.nullable(),
  /** 納品日 and 回答期限: of the terms in force, before a request the planned ones. */
  delivery_on: day.nullable(),
  reply_due_on: day.nullable(),
  /** 次の一手; null where the work is over. */
  next_action: z.enum(nextActions).nullable(),
  /** Remarks among colleagues. */
  comment_count: count,
  /** null where the project sends no product. */
  shipment: shipmentSummary.nullable(),
  /** The newest mail to the creator about this job that was not dropped. */
  last_mail: creatorMail.pick({ kind: true, at: true, state: true }).nullable(),
  /** When the creator last had the reply page on screen. */
  creator_read_at: timestamp.nullable(),
});
export type ProjectCreator = z.infer<typeof projectCreator>;

export const projectCreatorListQuery = z.strictObject({
  ...pageQuery,
  keyword: keyword.optional(),
  /** These rows alone, in whatever phase. */
  creator_uid: queryList(uid, 200).optional(),
  job_status: queryList(z.enum(jobStatuses)).optional(),
  phase: queryList(z.enum(jobPhases)).optional(),
  /** Whose turn it is. */
  turn: queryList(z.enum(turns)).optional(),
  /** Rows of these members; `none`: rows without one. */
  owner: queryList(uid).optional(),
  /** The next deadline has passed. */
  overdue: queryFlag.optional(),
  /** The next deadline is on or after, on or before this day. */
  deadline_from: day.optional(),
  deadline_to: day.optional(),
  /** The creator asked for other terms and waits for an answer. */
  wish: queryFlag.optional(),
  /** Keys of check columns: rows not checked there, and rows checked. */
  unchecked: queryList(columnKey).optional(),
  checked: queryList(columnKey).optional(),
  /** Keys of columns: rows where the cell is empty, and rows where it is not. */
  empty: queryList(columnKey).optional(),
  filled: queryList(columnKey).optional(),
  /** One of `projectCreatorSorts`, or `column.` and the key of a column of the project's own. */
  sort: z
    .string()
    .regex(
      new RegExp(`^-?(${projectCreatorSorts.join("|")}|column\\.[a-z0-9_]{1,40})$`),
      "この列では並べ替えられません。別の列を選んでください。",
    )
    .default("job_status"),
});
export type ProjectCreatorListQuery = z.input<typeof projectCreatorListQuery>;
export const projectCreatorList = page(projectCreator);

/** What is planned for one creator before a request. */
export const jobPlan = z.strictObject({
  fee: yen.nullable(),
  delivery_on: day.nullable(),
  reply_due_on: day.nullable(),
});
export type JobPlan = z.infer<typeof jobPlan>;

/** One creator or several, never both. */
export const jobStatusBody = z
  .strictObject({
    creator_uid: uid.optional(),
    creator_uids: z.array(uid).min(1).max(500).optional(),
    job_status: z.enum(jobStatuses),
    /** Status as it was seen before the step. Where another one stands meanwhile, nobody is moved: 409. */
    was: z.enum(jobStatuses).optional(),
    /** The same for several: the status of each, in the order of `creator_uids`. */
    was_each: z.array(z.enum(jobStatuses)).max(500).optional(),
    /** Where the move asks for one, the history says that none was given; a blank one is refused. */
    reason: text(500).optional(),
  })
  .refine((body) => (body.creator_uid === undefined) !== (body.creator_uids === undefined), {
    path: ["creator_uid"],
    message: "creator_uid と creator_uids のどちらか一方を指定してください。",
  })
  .refine(({ creator_uids, was_each }) => !was_each || was_each.length === creator_uids?.length, {
    path: ["was_each"],
    message: "was_each には creator_uids と同じ数のステータスを指定してください。",
  });

/** What each call takes and answers. */
export const projectCreatorsSchemas = {
  listProjectCreators: {
    query: projectCreatorListQuery,
    response: projectCreatorList,
  },
  exportProjectCreators: {
    query: projectCreatorListQuery.omit({ limit: true, cursor: true }).extend(csvQuery),
  },
  updateJobStatus: {
    body: jobStatusBody,
    response: z.object({ items: z.array(projectCreator) }),
  },
  checkProjectCreator: {
    body: z.strictObject({
      creator_uid: uid,
      column: z.string().max(40),
      checked: z.boolean().optional(),
      value: customValue.optional(),
    }),
    response: projectCreator,
  },
  updateProjectMemo: {
    /** `was`: 社内メモ as the editor saw it; another one meanwhile answers 409 with the present row. */
    body: z.strictObject({
      creator_uid: uid,
      memo: text(ROW_MEMO_MAX),
      shared_memo: text(ROW_MEMO_MAX).optional(),
      was: text(ROW_MEMO_MAX).optional(),
    }),
    response: projectCreator,
  },
  updateJobPlan: {
    /** `was`: the plan as the editor saw it; another one meanwhile answers 409 with the present row. */
    body: z.strictObject({ creator_uid: uid, plan: jobPlan, was: jobPlan }),
    response: projectCreator,
  },
} satisfies SchemasByEndpoint;
