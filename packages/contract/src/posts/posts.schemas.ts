import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  csvQuery,
  day,
  imageUrl,
  mediaType,
  personRef,
  platform,
  queryFlag,
  queryList,
  queryNumber,
  text,
  timestamp,
  uid,
  yen,
} from "../shared/wire.ts";
import { metricFields, metricSources, prCheckStatuses } from "./posts.constants.ts";
import { prStates } from "./prLedger.constants.ts";

/** Null = not measured, never zero. */
export const metricFigure = z
  .object({ value: count, source: z.enum(metricSources), fetched_at: timestamp })
  .nullable();
export const postMetrics = z.record(z.enum(metricFields), metricFigure);
export type PostMetrics = z.infer<typeof postMetrics>;

/** Whether the post carries what the project asks for, with what was found as evidence. */
export const prCheck = z.object({
  status: z.enum(prCheckStatuses),
  found: z.array(z.string()),
  missing: z.array(z.string()),
  /** Words of the company's own list that the caption holds. */
  ng_words: z.array(z.string()),
  checked_by: personRef.nullable(),
  checked_at: timestamp.nullable(),
  /** Somebody has signed for it; the ledger says who. */
  signed_at: timestamp.nullable(),
});

export const projectPost = z.object({
  uid,
  project_uid: uid,
  job_request_uid: uid,
  creator: personRef,
  platform,
  media_type: mediaType,
  platform_id: z.string(),
  url: z.string(),
  title: z.string(),
  thumbnail: imageUrl.nullable(),
  posted_at: timestamp.nullable(),
  pr_check: prCheck,
  metrics: postMetrics,
  /** The post belongs to another account than the creator's. */
  owner_mismatch: z.boolean(),
  created_at: timestamp,
});
export type ProjectPost = z.infer<typeof projectPost>;

export const projectPostBody = z
  .strictObject({
    job_request_uid: uid,
    /** As pasted: full-width letters, a text around it and a missing scheme are read, too. */
    url: text(2000).optional(),
    platform: platform.optional(),
    platform_id: text(200).optional(),
    media_type: mediaType.optional(),
  })
  .refine(
    (body) => body.url !== undefined || (body.platform !== undefined && body.platform_id !== undefined),
    {
      path: ["url"],
      message: "投稿のURLを入力してください。",
    },
  );

const filters = { platform: queryList(platform).optional() };
/** What the screen of the report narrows its posts by; its files take the same. */
export const reportFilters = { ...filters, media_type: queryList(mediaType).optional() };

export const summaryMetricsQuery = z.strictObject(reportFilters);
export const dailyMetricsQuery = z.strictObject({
  ...reportFilters,
  field: z.enum(metricFields).default("views"),
  /** Days after posting up to which the series run. */
  days_later: queryNumber.int().min(1).max(365).default(30),
  /** `per_day`: what each day added; a day after a gap has none. */
  mode: z.enum(["cumulative", "per_day"]).default("cumulative"),
  /** The posts with the highest last values only, the highest first; the median stays that of all. */
  lines: queryNumber.int().min(0).max(300).optional(),
});
export const projectPostsQuery = z.strictObject({
  ...filters,
  media_type: queryList(mediaType).optional(),
  creator_uid: queryList(uid).optional(),
  pr_state: queryList(z.enum(prStates)).optional(),
  /** Posts with at least one figure of the source. */
  source: queryList(z.enum(metricSources)).optional(),
  ...csvQuery,
  is_daily: queryFlag.default(false),
});

/** A ratio with its formula in words and both its parts; null where a part of it is not measured. */
const ratio = z.object({
  value: z.number().nullable(),
  numerator: count.nullable(),
  denominator: count.nullable(),
  /** Posts that have both parts; only these count on either side. */
  posts: count,
  formula: z.string(),
});

/** Totals, cost and ratios over some posts. */
export const figures = z.object({
  post_count: count,
  /** Sums over the posts that have the figure; null when none has. */
  totals: z.record(z.enum(metricFields), count.nullable()),
  /** likes + comments + saves + shares */
  engagements: count.nullable(),
  /** Posts that have the figure. */
  measured_posts: z.object({ views: count, engagements: count }),
  /** The posts' shares of the agreed fees, tax-excluded yen; null for viewers. */
  cost: yen.nullable(),
  er: ratio,
  cpv: ratio,
  cpe: ratio,
  cpm: ratio,
  cpc: ratio,
});

/** A post with what it came to and what it cost. */
export const rankedPost = z.object({
  post_uid: uid,
  creator: personRef,
  platform,
  media_type: mediaType,
  title: z.string(),
  url: z.string(),
  thumbnail: imageUrl.nullable(),
  posted_at: timestamp.nullable(),
  values: z.record(z.enum(metricFields), count.nullable()),
  views: count.nullable(),
  /** likes + comments + saves + shares */
  engagements: count.nullable(),
  /** Its share of the job's fee, which the job's posts divide among them. */
  cost: yen.nullable(),
  job_fee: yen.nullable(),
  job_post_count: count,
  er: z.number().nullable(),
  cpv: z.number().nullable(),
  cpe: z.number().nullable(),
  /** Samples are among its figures that count. */
  is_sample: z.boolean(),
});
export type RankedPost = z.infer<typeof rankedPost>;

export const summaryMetrics = figures.extend({
  by_platform: z.array(figures.extend({ platform })),
  by_media_type: z.array(figures.extend({ media_type: mediaType })),
  /** Posts per source of each figure that counts. */
  sources: z.record(z.enum(metricFields), z.partialRecord(z.enum(metricSources), count)),
  /** At least one figure is a sample. */
  is_sample: z.boolean(),
  /** False: there are measured figures, beside which samples do not count. */
  counts_samples: z.boolean(),
  ranking: z.array(rankedPost),
});
export type SummaryMetrics = z.infer<typeof summaryMetrics>;

/** One value per day after posting (day 0 = the day of posting, JST); a day not fetched is left out. */
const point = z.object({ days_later: count, value: z.int() });

export const dailyMetrics = z.object({
  field: z.enum(metricFields),
  mode: z.enum(["cumulative", "per_day"]),
  series: z.array(
    z.object({
      post_uid: uid,
      creator: personRef,
      /** Empty where the platform has told nothing of it: then its address is its name. */
      title: z.string(),
      url: z.string(),
      platform,
      media_type: mediaType,
      posted_at: timestamp.nullable(),
      points: z.array(point),
    }),
  ),
  /** Posts behind the median, also those without a line. */
  post_count: count,
  /** Median over the posts that have the day, with the middle half as band: of days that `MEDIAN_FROM` posts have. */
  median: z.array(
    z.object({
      days_later: count,
      value: z.number(),
      low: z.number(),
      high: z.number(),
      /** Posts that have the day: what changes with it is no growth. */
      post_count: count,
    }),
  ),
  is_sample: z.boolean(),
});
export type DailyMetrics = z.infer<typeof dailyMetrics>;

export const projectPosts = z.object({
  items: z.array(projectPost),
  /** With `is_daily=true`: one row per post and day. */
  daily: z
    .array(z.object({ post_uid: uid, on: day, metrics: z.record(z.enum(metricFields), count.nullable()) }))
    .nullable(),
});

/** What each call takes and answers. */
export const postsSchemas = {
  getSummaryMetrics: {
    query: summaryMetricsQuery,
    response: summaryMetrics,
  },
  getDailyMetrics: {
    query: dailyMetricsQuery,
    response: dailyMetrics,
  },
  listProjectPosts: {
    params: z.strictObject({ id: uid, format: z.enum(["json", "csv"]) }),
    query: projectPostsQuery,
    response: projectPosts,
  },
  listJobRequestPosts: {
    response: z.object({ items: z.array(projectPost) }),
  },
} satisfies SchemasByEndpoint;
