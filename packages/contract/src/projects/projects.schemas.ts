import * as z from "zod";
import { answerShape, editShape } from "../core/fieldSchemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  day,
  keyword,
  page,
  pageQuery,
  personRef,
  platform,
  queryFlag,
  queryList,
  text,
  timestamp,
  uid,
  version,
} from "../shared/wire.ts";
import { dayOrderProblems } from "./dayOrders.ts";
import { deadlineKinds } from "./deadlines.ts";
import { jobPhases } from "./jobStatus.ts";
import { projectColumn } from "./projectColumns.schemas.ts";
import { projectSorts } from "./projects.constants.ts";
import { projectFields } from "./projects.fields.ts";

const parts = { platforms: z.array(platform).max(4) };

/** What is left out is blank, or in a copy as in its source: a default here would hide which of both it is. */
export const projectBody = z
  .strictObject(editShape(projectFields, parts))
  .partial()
  .required({ name: true })
  .extend({
    /**
     * Columns, tags, rules and deadlines of this project are taken where the body leaves them out; deadlines in the past
     * are moved by whole weeks.
     */
    duplicate_of: uid.optional(),
    /** Its creators come along as candidates, without those who are archived or erased. */
    with_creators: z.boolean().default(false),
    /** And what they were to get, as the planned fee. */
    with_fees: z.boolean().default(false),
  })
  .superRefine((body, context) => {
    for (const [name, message] of Object.entries(dayOrderProblems(body)))
      context.addIssue({ code: "custom", path: [name], message });
  });
export type ProjectBody = z.input<typeof projectBody>;

/**
 * Only the fields given are changed. Without `version` the last write wins, and the audit log says so. The order of the
 * days is checked against the stored ones, see `dayOrderProblems`.
 */
export const projectUpdateBody = z
  .strictObject(editShape(projectFields, parts))
  .partial()
  .extend({ version: version.optional() });
export type ProjectUpdateBody = z.input<typeof projectUpdateBody>;

export const nextDeadline = z.object({ kind: z.enum(deadlineKinds), on: day });
export type NextDeadline = z.infer<typeof nextDeadline>;

const sum = z.int().min(0);
export const projectSpending = z.object({ planned: sum, committed: sum, paid: sum });
export type ProjectSpending = z.infer<typeof projectSpending>;

export const project = z.object({
  uid,
  /** `budget` is null for viewers. */
  ...answerShape(projectFields, { platforms: z.array(platform) }),
  note: z.string(),
  columns: z.array(projectColumn),
  /** Creators per phase; phases without any are 0. */
  phase_counts: z.record(z.enum(jobPhases), count),
  creator_count: count,
  /** Tax-excluded yen: planned before an answer, committed while the work runs, paid when completed; null for viewers. */
  spending: projectSpending.nullable(),
  next_deadline: nextDeadline.nullable(),
  /** Rows that wait for us: answers to give, drafts and posts to check. */
  pending_count: count,
  archived_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  /** Who changed it last, at `updated_at`. */
  updated_by: personRef.nullable(),
  version,
});
export type Project = z.infer<typeof project>;

const projectFilter = {
  keyword: keyword.optional(),
  owner: queryList(uid).optional(),
  /** Projects with a creator in that phase. */
  phase: queryList(z.enum(jobPhases)).optional(),
  /** Projects whose period touches these days. */
  from: day.optional(),
  to: day.optional(),
};

export const projectListQuery = z.strictObject({
  ...pageQuery,
  ...projectFilter,
  sort: z.enum(projectSorts).default("-updated_at"),
});
export type ProjectListQuery = z.input<typeof projectListQuery>;
const openProjectListQuery = projectListQuery.extend({
  /** The archived ones too, behind all the others. */
  with_archived: queryFlag.default(false),
});
export type OpenProjectListQuery = z.input<typeof openProjectListQuery>;
export const projectList = page(project);

/** What each call takes and answers. */
export const projectsSchemas = {
  listProjects: {
    query: openProjectListQuery,
    response: projectList,
  },
  listArchivedProjects: {
    query: projectListQuery,
    response: projectList,
  },
  getProjectTotals: {
    query: z.strictObject({ ...projectFilter, archived: queryFlag.default(false) }),
    /** Over all that match. `budget` sums those that have one; null for viewers. */
    response: z.object({
      project_count: count,
      creator_count: count,
      phase_counts: z.record(z.enum(jobPhases), count),
      budget: sum.nullable(),
      spending: projectSpending.nullable(),
    }),
  },
  getProject: {
    response: project,
  },
  createProject: {
    body: projectBody,
    /** `copied`: how many creators came along, and how many were left out as archived or erased. */
    response: project.extend({ copied: z.object({ creators: count, left_out: count }).nullable() }),
  },
  archiveProjects: {
    body: z.strictObject({ uids: z.array(uid).min(1).max(200), archived: z.boolean().default(true) }),
    /** Those that changed; the others were so already. */
    response: z.object({ changed: z.array(uid) }),
  },
  updateProject: {
    body: projectUpdateBody,
    response: project,
  },
  updateProjectNote: {
    body: z.strictObject({ note: text(20_000), version: version.optional() }),
    response: project,
  },
  archiveProject: {
    body: z.strictObject({ archived: z.boolean().default(true) }).default({ archived: true }),
    response: project,
  },
  removeProjectCreator: {
    body: z.strictObject({ creator_uid: uid }),
  },
  updateProjectColumns: {
    body: z.strictObject({ columns: z.array(projectColumn).max(60), version: version.optional() }),
    response: project,
  },
} satisfies SchemasByEndpoint;
