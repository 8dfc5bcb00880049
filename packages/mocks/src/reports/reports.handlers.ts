import {
  createReportShare,
  exportProjectReport,
  getCompanyReport,
  getProjectReport,
  getReportClicks,
  getReportComparison,
  listReportPosts,
  listReportShares,
  openSharedReport,
  revokeReportShare,
  updateProjectReport,
} from "@tsumugi/contract";
import { minutesAgo } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import {
  buildCompanyReport,
  buildProjectReport,
  buildReportClicks,
  buildReportComparison,
  buildReportPost,
  buildReportShare,
  buildSharedReport,
} from "./reports.fixtures.ts";

const CSV = "\uFEFFSNS,種類,クリエイター,再生数\r\n";

export const reportsHandlers = [
  mockEndpoint(getProjectReport, () => buildProjectReport()),
  mockEndpoint(updateProjectReport, ({ body: { sections, targets, comment, version } }) =>
    buildProjectReport({
      version: version + 1,
      ...(sections && { sections }),
      ...(targets && { targets }),
      ...(comment !== undefined && { comment }),
    }),
  ),
  mockEndpoint(getReportComparison, () => buildReportComparison()),
  mockEndpoint(getReportClicks, () => buildReportClicks()),
  mockEndpoint(exportProjectReport, ({ params }) => fileResponse(CSV, `レポート.${params.format}`)),
  mockEndpoint(listReportShares, () => ({ items: [1, 2].map((index) => buildReportShare({}, index)) })),
  mockEndpoint(createReportShare, ({ body }) => ({
    share: buildReportShare(
      {
        label: body.label,
        sections: body.sections,
        shows_fees: body.shows_fees,
        has_password: body.password !== undefined,
        opened_count: 0,
        last_opened_at: null,
      },
      3,
    ),
    url: "https://tsumugi.test/share/abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG",
  })),
  mockEndpoint(revokeReportShare, ({ params }) =>
    buildReportShare({ uid: params.id, revoked_at: minutesAgo(0) }, indexOf(params.id)),
  ),
  mockEndpoint(openSharedReport, () => buildSharedReport()),
  mockEndpoint(getCompanyReport, () => buildCompanyReport()),
  mockEndpoint(listReportPosts, ({ query }) =>
    query.format === "csv"
      ? fileResponse(CSV, "会社のレポート.csv")
      : pageOf([...buildList(buildReportPost, 4)]),
  ),
];
