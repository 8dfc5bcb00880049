import {
  checkPostPr,
  createProjectPost,
  createProjectPosts,
  deletePostReuse,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listPostFigures,
  listPrLedger,
  listProjectPosts,
  listPrRules,
  listRemovedPosts,
  savePostReuse,
  setPostRemoved,
  signPostPr,
  updatePostFigures,
  updatePrRule,
} from "@tsumugi/contract";
import { buildList } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildDailyMetrics, buildPost, buildRemovedPost, buildSummaryMetrics } from "./posts.fixtures.ts";
import {
  buildFigureEntry,
  buildPostLine,
  buildPrLook,
  buildPrRecord,
  buildPrRules,
  buildReuse,
} from "./prLedger.fixtures.ts";

const CSV = "\uFEFF投稿日,クリエイター,再生数\r\n2026-11-15,みお｜毎日スキンケア,18400\r\n";

const LEDGER_CSV = "\uFEFF投稿日,クリエイター,判定\r\n2026-11-15,みお｜毎日スキンケア,確認済み\r\n";

export const postsHandlers = [
  mockEndpoint(getSummaryMetrics, () => buildSummaryMetrics()),
  mockEndpoint(getDailyMetrics, ({ query }) => buildDailyMetrics({ field: query.field, mode: query.mode })),
  mockEndpoint(listProjectPosts, ({ params }) =>
    params.format === "csv"
      ? fileResponse(CSV, "投稿実績_20261120.csv")
      : { items: [...buildList(buildPost, 4)], daily: null },
  ),
  mockEndpoint(createProjectPost, ({ body }) =>
    Object.assign(
      buildPost({ job_request_uid: body.job_request_uid, ...(body.url && { url: body.url }) }, 5),
      {
        others: [],
      },
    ),
  ),
  mockEndpoint(listJobRequestPosts, () => ({ items: [buildPost({}, 1)] })),
  mockEndpoint(createProjectPosts, ({ body }) => ({
    items: body.lines.map(({ url }, index) => buildPostLine({ url }, index + 1)),
  })),
  mockEndpoint(updatePostFigures, ({ params, body }) => {
    const post = buildPost({ uid: params.id }, 1);
    const fetched_at = `${body.measured_on}T03:00:00.000Z`;
    const written = Object.entries(body.figures).map(([field, value]) => [
      field,
      value === null ? null : { value, source: body.source, fetched_at },
    ]);
    return { ...post, metrics: { ...post.metrics, ...Object.fromEntries(written) } };
  }),
  mockEndpoint(listPostFigures, () => ({ items: [buildFigureEntry({}, 1)] })),
  mockEndpoint(listRemovedPosts, () => ({ items: [...buildList(buildRemovedPost, 2)] })),
  mockEndpoint(setPostRemoved, ({ params }) => buildPost({ uid: params.id }, 1)),
  mockEndpoint(listPrLedger, ({ query }) =>
    query.format === "csv"
      ? fileResponse(LEDGER_CSV, "PR表記台帳_20261120.csv")
      : { items: [...buildList(buildPrRecord, 4)] },
  ),
  mockEndpoint(checkPostPr, ({ body }) => {
    const record = buildPrRecord({}, 1);
    const look = buildPrLook(
      {
        occasion: "by_hand",
        ...(body.caption && { caption: body.caption, source: "manual" }),
      },
      1,
    );
    return { ...record, looks: [look, ...record.looks] };
  }),
  mockEndpoint(signPostPr, ({ body }) => buildPrRecord(body.is_signed ? {} : { signature: null }, 1)),
  mockEndpoint(savePostReuse, ({ body }) =>
    buildPrRecord({ reuses: [buildReuse({ place: body.place, disclosure: body.disclosure }, 1)] }, 1),
  ),
  mockEndpoint(deletePostReuse, () => buildPrRecord({ reuses: [] }, 1)),
  mockEndpoint(listPrRules, () => ({ items: buildPrRules() })),
  mockEndpoint(updatePrRule, ({ body }) => ({ ...body, version: body.version + 1 })),
];
