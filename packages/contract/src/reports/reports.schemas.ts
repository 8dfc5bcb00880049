import * as z from "zod";
import { shownColors } from "../companies/companyColor.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { dailyMetrics, figures, rankedPost, reportFilters, summaryMetrics } from "../posts/posts.schemas.ts";
import {
  count,
  csvQuery,
  day,
  mediaType,
  page,
  pageQuery,
  personRef,
  platform,
  requiredText,
  text,
  timestamp,
  uid,
  version,
} from "../shared/wire.ts";
import { bestRules, reportSections, sharedSections, targetFields } from "./reports.constants.ts";

const sections = z
  .array(z.enum(reportSections))
  .refine((keys) => new Set(keys).size === keys.length, "同じ項目は一度だけ選べます。");
const target = z
  .int("目標は整数で入力してください。")
  .min(1, "目標は1以上で入力してください。空にすると目標なしになります。")
  .max(999_999_999_999, "目標が大きすぎます。");
const targets = z.partialRecord(z.enum(targetFields), target);
const comment = text(5000);

export const projectReport = z.object({
  /** In the order shown; a part that is not named is not shown. */
  sections: z.array(z.enum(reportSections)),
  targets,
  comment: z.string(),
  version,
  updated_at: timestamp.nullable(),
  updated_by: personRef.nullable(),
});
export type ProjectReport = z.infer<typeof projectReport>;

const comparedProject = figures.extend({ project: z.object({ uid, name: z.string() }) });

export const reportComparison = z.object({
  own: figures,
  /** The company's other projects with posts, the newest first, at most twelve. */
  projects: z.array(comparedProject),
  /** Over these projects; null where none has the figure. Per post: the sum divided by all posts. */
  median: z.object({
    post_count: z.number().nullable(),
    views_per_post: z.number().nullable(),
    engagements_per_post: z.number().nullable(),
    er: z.number().nullable(),
    cost: z.number().nullable(),
    cpv: z.number().nullable(),
    cpe: z.number().nullable(),
  }),
});
export type ReportComparison = z.infer<typeof reportComparison>;

export const reportClicks = z.object({
  /** Posts that stand with a known time and whose job has a link, the newest first. */
  posts: z.array(
    z.object({
      post_uid: uid,
      creator: personRef,
      title: z.string(),
      url: z.string(),
      media_type: mediaType,
      posted_at: timestamp,
      /** Clicks of the 24 hours before the hour of posting. */
      before: count,
      /** Clicks of the hour of posting and the 23 after it. */
      first_day: count,
      /** Of the hour of posting and the 71 after it. */
      three_days: count,
    }),
  ),
  /** All these posts laid over one another: hours from -24 to 71, where 0 is the hour of posting. */
  hours: z.array(z.object({ hours_later: z.int(), clicks: count })),
});
export type ReportClicks = z.infer<typeof reportClicks>;

export const reportShare = z.object({
  uid,
  label: z.string(),
  sections: z.array(z.enum(sharedSections)),
  shows_fees: z.boolean(),
  has_password: z.boolean(),
  expires_at: timestamp,
  created_at: timestamp,
  created_by: personRef.nullable(),
  revoked_at: timestamp.nullable(),
  opened_count: count,
  last_opened_at: timestamp.nullable(),
});
export type ReportShare = z.infer<typeof reportShare>;

export const reportShareBody = z.strictObject({
  /** For whom it is; only the company sees it. */
  label: requiredText(100, "渡す相手"),
  sections: z.array(z.enum(sharedSections)).min(1, "見せる項目を1つ以上選んでください。"),
  shows_fees: z.boolean().default(false),
  days: z.int().min(1).max(90, "期限は90日以内で選んでください。").default(30),
  /** Whoever is given it types it into a field that takes no kana: full-width letters become plain ones. */
  password: z
    .string()
    .normalize("NFKC")
    .regex(
      /^[\x21-\x7e]*$/,
      "パスワードにかな・漢字・空白などは使えません。受け取った人が入力できないためです。半角の英字・数字・記号で入力してください。",
    )
    .min(8, "パスワードが短すぎます。8文字以上で入力してください。")
    .max(72, "パスワードは72文字以内で入力してください。")
    .optional(),
});

export const sharedReport = z.object({
  /** The colour is said, since the uid that it may be made from is not. */
  company: z.object({ name: z.string(), color: z.enum(shownColors) }),
  project: z.object({ name: z.string(), starts_on: day.nullable(), ends_on: day.nullable() }),
  sections: z.array(z.enum(sharedSections)),
  shows_fees: z.boolean(),
  expires_at: timestamp,
  comment: z.string(),
  summary: summaryMetrics,
  daily: dailyMetrics.nullable(),
});
export type SharedReport = z.infer<typeof sharedReport>;

/** `from` and `to` are days of posting in Japan, both inclusive. */
const companyFilters = {
  ...reportFilters,
  from: day,
  to: day,
  /** `none`: creators without a genre. */
  genre_uid: uid.optional(),
  creator_uid: uid.optional(),
  project_uid: uid.optional(),
};

const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const inOrder = {
  path: ["to"],
  error: "終わりの日が始まりの日より前です。終わりの日を始まりの日以降にしてください。",
};

export const companyReport = z.object({
  totals: figures,
  project_count: count,
  creator_count: count,
  /** The company has figures of the sandbox. */
  is_sample: z.boolean(),
  /** False: there are measured figures, beside which samples do not count. */
  counts_samples: z.boolean(),
  by_month: z.array(figures.extend({ month: z.string() })),
  by_platform: z.array(figures.extend({ platform })),
  /** A creator of several genres counts in each, so that these add up to more than the total. */
  by_genre: z.array(figures.extend({ genre: z.object({ uid, name: z.string() }).nullable() })),
  /** The thirty that spent most. */
  by_project: z.array(comparedProject),
  /** The twenty that are best by the rule asked for. */
  best_creators: z.array(figures.extend({ creator: personRef })),
});
export type CompanyReport = z.infer<typeof companyReport>;

export const reportPost = rankedPost.extend({ project: z.object({ uid, name: z.string() }), posted_on: day });
export type ReportPostRow = z.infer<typeof reportPost>;

/** What each call takes and answers. */
export const reportsSchemas = {
  getProjectReport: { response: projectReport },
  updateProjectReport: {
    body: z.strictObject({
      sections: sections.optional(),
      targets: targets.optional(),
      comment: comment.optional(),
      version,
    }),
    response: projectReport,
  },
  getReportComparison: { response: reportComparison },
  getReportClicks: { query: z.strictObject(reportFilters), response: reportClicks },
  exportProjectReport: {
    params: z.strictObject({ id: uid, format: z.enum(["csv", "xlsx"]) }),
    query: z.strictObject({
      ...reportFilters,
      ...csvQuery,
      kind: z.enum(["posts", "daily", "clicks"]).default("posts"),
    }),
  },
  listReportShares: { response: z.object({ items: z.array(reportShare) }) },
  createReportShare: {
    body: reportShareBody,
    response: z.object({ share: reportShare, url: z.string() }),
  },
  revokeReportShare: { response: reportShare },
  openSharedReport: {
    params: z.strictObject({ token: z.string().min(1).max(100) }),
    body: z.strictObject({ password: z.string().max(72).optional() }),
    response: sharedReport,
  },
  getCompanyReport: {
    query: z
      .strictObject({ ...companyFilters, best: z.enum(bestRules).default("engagements") })
      .refine(isInOrder, inOrder),
    response: companyReport,
  },
  listReportPosts: {
    query: z
      .strictObject({
        ...companyFilters,
        ...pageQuery,
        ...csvQuery,
        format: z.enum(["json", "csv"]).default("json"),
      })
      .refine(isInOrder, inOrder),
    response: page(reportPost),
  },
} satisfies SchemasByEndpoint;
