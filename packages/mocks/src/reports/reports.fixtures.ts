import {
  type CompanyReport,
  type ProjectReport,
  platforms,
  type ReportClicks,
  type ReportComparison,
  type ReportPostRow,
  type ReportShare,
  reportSections,
  type SharedReport,
  sharedSections,
} from "@tsumugi/contract";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { avatarUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import {
  buildDailyMetrics,
  buildFigures,
  buildRankedPost,
  buildSummaryMetrics,
} from "../posts/posts.fixtures.ts";

const COMMENT =
  "再生は目標を上回り、保存が前回より伸びました。\n朝の支度に使う場面を見せた投稿の反応がよく、次回も生活の中の使い方を依頼します。";

export const buildProjectReport = (overrides: Partial<ProjectReport> = {}): ProjectReport => ({
  sections: [...reportSections],
  targets: { post_count: 4, views: 90_000, engagements: 6_000 },
  comment: COMMENT,
  version: 3,
  updated_at: daysAgo(1),
  updated_by: { uid: "user_001", name: "佐藤 葵", image: null },
  ...overrides,
});

/** Clicks come with the post, and fade within three days. */
export const buildReportClicks = (overrides: Partial<ReportClicks> = {}): ReportClicks => ({
  posts: [1, 2, 3].map((index) => {
    const { post_uid, creator, title, url, media_type, posted_at } = buildRankedPost(index);
    return {
      post_uid,
      creator,
      title,
      url,
      media_type,
      posted_at: posted_at ?? daysAgo(index),
      before: index,
      first_day: 320 - index * 40,
      three_days: 460 - index * 45,
    };
  }),
  hours: Array.from({ length: 96 }, (_, index) => {
    const hours_later = index - 24;
    const clicks = hours_later < 0 ? index % 3 : Math.round(120 * Math.exp(-hours_later / 12));
    return { hours_later, clicks };
  }),
  ...overrides,
});

const project = (index: number) => ({
  uid: uidOf("project", index),
  name: ["秋の保湿ケア", "夏の日焼け止め 体験", "春の新生活セット"][index % 3] ?? "",
});

export const buildReportComparison = (overrides: Partial<ReportComparison> = {}): ReportComparison => {
  const own = buildFigures([1, 2, 3, 4]);
  const projects = [2, 3, 4].map((index) => ({
    project: project(index),
    ...buildFigures(Array.from({ length: index }, (_, at) => at + index)),
  }));
  const middle = projects[1] ?? own;
  return {
    own,
    projects,
    median: {
      post_count: middle.post_count,
      views_per_post: (middle.totals.views ?? 0) / middle.post_count,
      engagements_per_post: (middle.engagements ?? 0) / middle.post_count,
      er: middle.er.value,
      cost: middle.cost,
      cpv: middle.cpv.value,
      cpe: middle.cpe.value,
    },
    ...overrides,
  };
};

export const buildReportShare = (
  overrides: Partial<ReportShare> = {},
  index = nextIndex("report_share"),
): ReportShare => ({
  uid: uidOf("report_share", index),
  label: ["宣伝部 高橋部長", "つむぎ化粧品 ご担当者さま"][index % 2] ?? "",
  sections: [...sharedSections],
  shows_fees: index % 2 === 0,
  has_password: index % 2 === 1,
  expires_at: `${dayFromToday(20)}T03:00:00.000Z`,
  created_at: daysAgo(2),
  created_by: { uid: "user_001", name: "佐藤 葵", image: null },
  revoked_at: null,
  opened_count: index * 3,
  last_opened_at: index > 0 ? daysAgo(1) : null,
  ...overrides,
});

export const buildSharedReport = (overrides: Partial<SharedReport> = {}): SharedReport => ({
  company: { name: "つむぎ化粧品株式会社", color: "asagi" },
  project: { name: "冬の保湿クリーム体験", starts_on: dayFromToday(-40), ends_on: dayFromToday(-2) },
  sections: [...sharedSections],
  shows_fees: true,
  expires_at: `${dayFromToday(20)}T03:00:00.000Z`,
  comment: COMMENT,
  summary: buildSummaryMetrics(),
  daily: buildDailyMetrics(),
  ...overrides,
});

const months = ["2026-07", "2026-08", "2026-09", "2026-10", "2026-11"];

export const buildCompanyReport = (overrides: Partial<CompanyReport> = {}): CompanyReport => ({
  totals: buildFigures(Array.from({ length: 20 }, (_, index) => index + 1)),
  project_count: 3,
  creator_count: 8,
  is_sample: true,
  counts_samples: true,
  by_month: months.map((month, at) => ({
    month,
    ...buildFigures(Array.from({ length: at + 2 }, (_, index) => at + index + 1)),
  })),
  by_platform: platforms.map((platform, at) => ({ platform, ...buildFigures([at + 1, at + 4, at + 6]) })),
  by_genre: ["美容", "グルメ", "旅行"].map((name, at) => ({
    genre: { uid: uidOf("genre", at + 1), name },
    ...buildFigures([at + 1, at + 2]),
  })),
  by_project: [1, 2, 3].map((index) => ({ project: project(index), ...buildFigures([index, index + 1]) })),
  best_creators: [1, 2, 3, 4, 5].map((index) => ({
    creator: { uid: uidOf("managed_creator", index), name: personAt(index).display, image: avatarUri(index) },
    ...buildFigures([index]),
  })),
  ...overrides,
});

export const buildReportPost = (
  overrides: Partial<ReportPostRow> = {},
  index = nextIndex("report_post"),
): ReportPostRow => ({
  ...buildRankedPost(index),
  project: project(index),
  posted_on: dayFromToday(-4 - index),
  ...overrides,
});
