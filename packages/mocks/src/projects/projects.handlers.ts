import {
  archiveProject,
  archiveProjects,
  blankProject,
  checkProjectCreator,
  createProject,
  deleteRowComment,
  editProjectCells,
  editRowComment,
  exportProjectCreators,
  getProject,
  getProjectTotals,
  listArchivedProjects,
  listProjectCreators,
  listProjectHistory,
  listProjects,
  listRowComments,
  type Project,
  postRowComment,
  removeProjectCreator,
  updateJobPlan,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
  updateProjectMemo,
  updateProjectNote,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildProject, buildProjectCreator } from "./projects.fixtures.ts";
import { sendJobHandlers } from "./sendJob.handlers.ts";
import { buildProjectHistory, buildRowComment, rowWithCells } from "./sheet.fixtures.ts";

const NEW = 7;
const SHEET_CSV = "\uFEFFクリエイター,ステータス\r\n";

/** What the server answers to a project that was just written; the owner stays as it is. */
const written = (
  { owner_uid, ...body }: Partial<Omit<Project, "owner">> & { owner_uid?: string | null },
  index: number,
) => buildProject({ ...body, ...(owner_uid === null && { owner: null }) }, index);

export const projectsHandlers = [
  ...sendJobHandlers,
  mockEndpoint(listProjects, ({ query }) =>
    pageOf([
      ...buildList(buildProject, 6),
      ...(query.with_archived ? [buildProject({ archived_at: NOW }, 8)] : []),
    ]),
  ),
  mockEndpoint(listArchivedProjects, () => pageOf([buildProject({ archived_at: NOW }, 8)])),
  mockEndpoint(getProject, ({ params }) => buildProject({}, indexOf(params.id))),
  mockEndpoint(getProjectTotals, () => {
    const { phase_counts, spending } = buildProject({}, 1);
    return { project_count: 6, creator_count: 54, phase_counts, budget: 7_950_000, spending };
  }),
  mockEndpoint(archiveProjects, ({ body }) => ({ changed: body.uids })),
  mockEndpoint(createProject, ({ body: { duplicate_of: _, with_creators, with_fees: __, ...body } }) => ({
    ...written({ ...blankProject, ...body, creator_count: with_creators ? 9 : 0 }, NEW),
    copied: with_creators ? { creators: 9, left_out: 1 } : null,
  })),
  mockEndpoint(updateProject, ({ params, body }) =>
    written({ ...body, version: (body.version ?? 1) + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(updateProjectNote, ({ params, body }) =>
    buildProject({ note: body.note, version: (body.version ?? 1) + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(updateProjectColumns, ({ params, body }) =>
    buildProject({ columns: body.columns, version: (body.version ?? 1) + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(archiveProject, ({ params, body }) =>
    buildProject({ archived_at: body.archived ? NOW : null }, indexOf(params.id)),
  ),
  mockEndpoint(listProjectCreators, () => pageOf(buildList(buildProjectCreator, 9))),
  mockEndpoint(exportProjectCreators, () => fileResponse(SHEET_CSV, "案件_クリエイター_20261120.csv")),
  mockEndpoint(removeProjectCreator, undefined),
  mockEndpoint(updateJobStatus, ({ body }) => ({
    items: (body.creator_uids ?? [body.creator_uid ?? ""]).map((uid) =>
      buildProjectCreator({ job_status: body.job_status, days_in_status: 0 }, indexOf(uid)),
    ),
  })),
  mockEndpoint(updateJobPlan, ({ body: { creator_uid, plan } }) =>
    buildProjectCreator(
      {
        job_status: "candidate",
        fee: plan.fee,
        planned_delivery_on: plan.delivery_on,
        planned_reply_due_on: plan.reply_due_on,
      },
      indexOf(creator_uid),
    ),
  ),
  mockEndpoint(editProjectCells, ({ body: { changes } }) => ({
    items: [...new Set(changes.map(({ creator_uid }) => creator_uid))].map((uid) =>
      rowWithCells(
        buildProjectCreator({}, indexOf(uid)),
        changes.filter(({ creator_uid }) => creator_uid === uid),
      ),
    ),
    refused: [],
  })),
  mockEndpoint(listProjectHistory, ({ query }) => ({
    items: buildProjectHistory(query.creator_uid, query.column),
    next_cursor: null,
    people: [buildPersonRef({}, 1), buildPersonRef({}, 2)],
  })),
  mockEndpoint(listRowComments, ({ query: { creator_uid } }) => ({
    items: [buildRowComment({ creator_uid }, 2), buildRowComment({ creator_uid, is_own: true }, 1)],
    next_cursor: null,
  })),
  mockEndpoint(postRowComment, ({ body: { creator_uid, id, text } }) =>
    buildRowComment({ uid: id, creator_uid, text, is_own: true, created_at: NOW }, 1),
  ),
  mockEndpoint(editRowComment, ({ params, body }) =>
    buildRowComment({ uid: params.id, text: body.text, is_own: true, edited_at: NOW }, 1),
  ),
  mockEndpoint(deleteRowComment, undefined),
  mockEndpoint(checkProjectCreator, ({ body }) => buildProjectCreator({}, indexOf(body.creator_uid))),
  mockEndpoint(updateProjectMemo, ({ body: { creator_uid, ...memos } }) =>
    buildProjectCreator(memos, indexOf(creator_uid)),
  ),
];
