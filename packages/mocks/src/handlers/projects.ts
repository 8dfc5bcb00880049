import {
  archiveProject,
  assignCreators,
  checkProjectCreator,
  createProject,
  createProjectPost,
  createShortLink,
  followShortLink,
  getDailyMetrics,
  getProject,
  getShortLink,
  getSummaryMetrics,
  listArchivedProjects,
  listJobRequestPosts,
  listProjectCreators,
  listProjectPosts,
  listProjects,
  type Project,
  removeProjectCreator,
  sendJob,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
  updateProjectMemo,
  updateProjectNote,
} from "@tsumugi/contract";
import { HttpResponse } from "msw";
import { NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf, uidOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildShortLink } from "../fixtures/paymentNotices.ts";
import { buildDailyMetrics, buildPost, buildSummaryMetrics } from "../fixtures/posts.ts";
import { buildProject, buildProjectCreator } from "../fixtures/projects.ts";

const NEW = 7;
const CSV = "\uFEFF投稿日,クリエイター,再生数\r\n2026-11-15,みお｜毎日スキンケア,18400\r\n";

/** What the server answers to a project that was just written; the owner stays as it is. */
const written = (
  { owner_uid, ...body }: Partial<Omit<Project, "owner">> & { owner_uid?: string | null },
  index: number,
) => buildProject({ ...body, ...(owner_uid === null && { owner: null }) }, index);

/** Projects, their creators, posts, metrics and short links. */
export const projectHandlers = [
  mockEndpoint(listProjects, () => pageOf(buildList(buildProject, 6))),
  mockEndpoint(listArchivedProjects, () => pageOf([buildProject({ archived_at: NOW }, 8)])),
  mockEndpoint(getProject, ({ params }) => buildProject({}, indexOf(params.id))),
  mockEndpoint(createProject, ({ body: { duplicate_of: _, ...body } }) =>
    written({ ...body, creator_count: 0 }, NEW),
  ),
  mockEndpoint(updateProject, ({ params, body }) =>
    written({ ...body, version: body.version + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(updateProjectNote, ({ params, body }) =>
    buildProject({ note: body.note, version: body.version + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(updateProjectColumns, ({ params, body }) =>
    buildProject({ columns: body.columns, version: body.version + 1 }, indexOf(params.id)),
  ),
  mockEndpoint(archiveProject, ({ params, body }) =>
    buildProject({ archived_at: body.archived ? NOW : null }, indexOf(params.id)),
  ),
  mockEndpoint(listProjectCreators, () => pageOf(buildList(buildProjectCreator, 9))),
  mockEndpoint(assignCreators, ({ body }) => ({ assigned: body.creator_uids, already_assigned: [] })),
  mockEndpoint(sendJob, ({ body }) => ({
    sent: body.creator_uids.map((creator_uid) => ({
      creator_uid,
      job_request_uid: uidOf("job_request", indexOf(creator_uid)),
      chat_room_uid: uidOf("room", indexOf(creator_uid)),
      scheduled_at: body.send_at ?? null,
    })),
    skipped: [],
  })),
  mockEndpoint(removeProjectCreator, undefined),
  mockEndpoint(updateJobStatus, ({ body }) => ({
    items: (body.creator_uids ?? [body.creator_uid ?? ""]).map((uid) =>
      buildProjectCreator({ job_status: body.job_status, days_in_status: 0 }, indexOf(uid)),
    ),
  })),
  mockEndpoint(checkProjectCreator, ({ body }) => buildProjectCreator({}, indexOf(body.creator_uid))),
  mockEndpoint(updateProjectMemo, ({ body: { creator_uid, ...memos } }) =>
    buildProjectCreator(memos, indexOf(creator_uid)),
  ),

  mockEndpoint(getSummaryMetrics, () => buildSummaryMetrics()),
  mockEndpoint(getDailyMetrics, ({ query }) => buildDailyMetrics({ field: query.field })),
  mockEndpoint(listProjectPosts, ({ params }) =>
    params.format === "csv"
      ? fileResponse(CSV, "投稿実績_20261120.csv")
      : { items: [...buildList(buildPost, 4)], daily: null },
  ),
  mockEndpoint(createProjectPost, ({ body }) =>
    buildPost({ job_request_uid: body.job_request_uid, ...(body.url && { url: body.url }) }, 5),
  ),
  mockEndpoint(listJobRequestPosts, () => ({ items: [buildPost({}, 1)] })),

  mockEndpoint(createShortLink, ({ body }) =>
    buildShortLink(
      {
        source_url: body.source_url,
        destination_url: body.source_url,
        clicks: { total: 0, unique: 0, bot: 0, own: 0 },
        by_hour: [],
      },
      1,
    ),
  ),
  mockEndpoint(getShortLink, ({ params }) => ({ short_link: buildShortLink({}, indexOf(params.id)) })),
  mockEndpoint(followShortLink, () =>
    HttpResponse.redirect("https://cosme.tsumugi.test/products/moist", 302),
  ),
];
