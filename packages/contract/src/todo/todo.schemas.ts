import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { jobWish } from "../job-requests/job-requests.schemas.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import {
  count,
  day,
  page,
  pageQuery,
  personRef,
  queryFlag,
  queryNumber,
  timestamp,
  uid,
  yen,
} from "../shared/wire.ts";
import { todoDueKinds, todoKinds, todoUrgencies } from "./todo.constants.ts";

/** One thing that waits for us: whom it is about, since when, until when, and where it is done. */
export const todo = z.object({
  kind: z.enum(todoKinds),
  /** Unique within its kind. */
  uid: z.string(),
  creator: personRef.nullable(),
  project: z.object({ uid, name: z.string() }).nullable(),
  /** Who answers for the project, or for the creator outside of projects. */
  owner: personRef.nullable(),
  job_status: z.enum(jobStatuses).nullable(),
  chat_room_uid: uid.nullable(),
  /** The job request, post, import, scheduled comment or payment notice that it is about. */
  subject_uid: z.string().nullable(),
  /** It waits since then. */
  since: timestamp,
  due: z.object({ kind: z.enum(todoDueKinds), on: day }).nullable(),
  /** 支払: last day that the law allows, where the day of receipt is known. */
  legal_due_on: day.nullable(),
  /** Words of the creator, name of the file, number of the notice, why it was not sent. */
  detail: z.string(),
  /** 相談: what the creator asks for. */
  wish: jobWish.nullable(),
  /** The next step is the creator's; ours is to remind. */
  awaits_creator: z.boolean(),
  /** 支払通知書: the day of the bank file under way that pays it; null where it stands in none. */
  ordered_on: day.nullable(),
  /** Tax-excluded yen as agreed, of a notice what is transferred; null for viewers and where nothing is paid. */
  fee: yen.nullable(),
});
export type Todo = z.infer<typeof todo>;

/** How much of one kind waits. */
export const todoKindCount = z.object({
  kind: z.enum(todoKinds),
  total: count,
  /** Of these, past their day. */
  overdue: count,
});
export type TodoKindCount = z.infer<typeof todoKindCount>;

/** Equal tasks of one project, or of none, that are as urgent as each other: one line of the screen. */
export const todoFold = z.object({
  kind: z.enum(todoKinds),
  project: z.object({ uid, name: z.string() }).nullable(),
  total: count,
  /** The first of them, the soonest day first; never none. */
  items: z.array(todo),
});
export type TodoFold = z.infer<typeof todoFold>;

export const todoGroup = z.object({
  urgency: z.enum(todoUrgencies),
  /** Rows in all its folds. */
  total: count,
  fold_total: count,
  /** The first folds, the soonest day first. */
  folds: z.array(todoFold),
});
export type TodoGroup = z.infer<typeof todoGroup>;

/** `mine`: projects and creators that this member answers for, and what this member uploaded or scheduled. */
const mine = queryFlag.default(false);

export const todoSchemas = {
  listTodo: {
    /** `limit`: folds of each group. `urgency`: only this group. */
    query: z.strictObject({
      mine,
      urgency: z.enum(todoUrgencies).optional(),
      limit: queryNumber.int().min(1).max(200).default(6),
    }),
    /** Only groups and kinds with something in them; `kinds` are counted over all groups. */
    response: z.object({
      kinds: z.array(todoKindCount),
      groups: z.array(todoGroup),
      total: count,
      /** How many of all are this member's own. */
      mine_total: count,
      all_total: count,
    }),
  },
  listTodoGroup: {
    query: z.strictObject({ ...pageQuery, mine }),
    response: page(todo),
  },
} satisfies SchemasByEndpoint;
