import {
  countedValues,
  type DailyMetrics,
  engagementsOf,
  figuresOf,
  type MetricField,
  metricFields,
  type PersonRef,
  type PostMetrics,
  type ProjectPost,
  type RankedPost,
  type RemovedPost,
  type SummaryMetrics,
  sourcesOf,
  sumFigures,
} from "@tsumugi/contract";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { avatarUri, thumbnailUri } from "../core/images.ts";
import { personAt, staffNameAt } from "../core/people.ts";
import { postTitleAt, postViewsAt } from "../core/samples.ts";

/** Share of views that each figure comes to; the rest follows from the number. */
const SHARE: Record<MetricField, number> = {
  views: 1,
  impressions: 1.4,
  reach: 0.8,
  likes: 0.045,
  comments: 0.004,
  saves: 0.012,
  shares: 0.003,
  clicks: 0.009,
};

const creatorRef = (index: number): PersonRef => ({
  uid: uidOf("managed_creator", index),
  name: personAt(index).display,
  image: avatarUri(index),
});

/** Every figure measured, except clicks, which the platforms do not tell. */
export const buildPostMetrics = (index = 1): PostMetrics =>
  Object.fromEntries(
    metricFields.map((field) => [
      field,
      field === "clicks"
        ? null
        : { value: Math.round(postViewsAt(index) * SHARE[field]), source: "sandbox", fetched_at: daysAgo(1) },
    ]),
  ) as PostMetrics;

export const buildPost = (overrides: Partial<ProjectPost> = {}, index = nextIndex("post")): ProjectPost => {
  const missing = index % 4 === 0;
  return {
    uid: uidOf("post", index),
    project_uid: "project_001",
    job_request_uid: uidOf("job_request", index),
    creator: creatorRef(index),
    platform: "instagram",
    media_type: index % 2 ? "short" : "carousel",
    platform_id: `C${String(100_000 + index)}`,
    url: `https://www.instagram.com/p/C${String(100_000 + index)}/`,
    title: postTitleAt(index),
    thumbnail: thumbnailUri(index),
    posted_at: daysAgo(4 + index),
    pr_check: {
      status: missing ? "missing" : "ok",
      found: missing ? ["#つむぎ化粧品"] : ["#つむぎ化粧品", "#PR", "@tsumugi_cosme"],
      missing: missing ? ["#PR", "@tsumugi_cosme"] : [],
      ng_words: [],
      checked_by: null,
      checked_at: null,
      signed_at: null,
    },
    metrics: buildPostMetrics(index),
    owner_mismatch: false,
    created_at: daysAgo(3 + index),
    ...overrides,
  };
};

const COST = 120_000;

/** What the reports show of some posts, by the contract's own arithmetic. */
export const buildFigures = (numbers: readonly number[] = [1]) =>
  figuresOf(
    sumFigures(
      numbers.map((index) => ({ values: countedValues(buildPostMetrics(index), true), cost: COST })),
    ),
    true,
  );

export const buildRankedPost = (index = nextIndex("ranked_post")): RankedPost => {
  const post = buildPost({}, index);
  const values = countedValues(post.metrics, true);
  const engagements = engagementsOf(values);
  const views = values.views ?? null;
  return {
    post_uid: post.uid,
    creator: post.creator,
    platform: post.platform,
    media_type: post.media_type,
    title: post.title,
    url: post.url,
    thumbnail: post.thumbnail,
    posted_at: post.posted_at,
    values: Object.fromEntries(
      metricFields.map((field) => [field, values[field] ?? null]),
    ) as RankedPost["values"],
    views,
    engagements,
    cost: COST,
    job_fee: COST,
    job_post_count: 1,
    er: views && engagements !== null ? engagements / views : null,
    cpv: views && COST / views,
    cpe: engagements && COST / engagements,
    is_sample: true,
  };
};

/** Sums, ratios and ranking over the posts 1 to 4. */
export const buildSummaryMetrics = (overrides: Partial<SummaryMetrics> = {}): SummaryMetrics => {
  const numbers = [1, 2, 3, 4];
  const posts = numbers.map((index) => buildPost({}, index));
  return {
    ...buildFigures(numbers),
    by_platform: [{ platform: "instagram", ...buildFigures(numbers) }],
    by_media_type: [
      { media_type: "short", ...buildFigures([1, 3]) },
      { media_type: "carousel", ...buildFigures([2, 4]) },
    ],
    sources: sourcesOf(posts, true),
    is_sample: true,
    counts_samples: true,
    ranking: numbers.map(buildRankedPost).sort((a, b) => (b.views ?? 0) - (a.views ?? 0)),
    ...overrides,
  };
};

const DAYS = 30;

/** Cumulative: fast at first, slower later. */
const growth = (index: number, day: number) =>
  Math.round(postViewsAt(index) * (1 - Math.exp(-(day + 1) / 6)));

/** Four posts over 30 days; the third lacks a week that was not fetched. */
export const buildDailyMetrics = (overrides: Partial<DailyMetrics> = {}): DailyMetrics => {
  const numbers = [1, 2, 3, 4];
  const days = Array.from({ length: DAYS }, (_, day) => day);
  return {
    field: "views",
    mode: "cumulative",
    series: numbers.map((index) => {
      const { uid: post_uid, creator, title, url, platform, media_type, posted_at } = buildPost({}, index);
      const points = days
        .filter((day) => index !== 3 || day < 10 || day > 16)
        .map((day) => ({ days_later: day, value: growth(index, day) }));
      return { post_uid, creator, title, url, platform, media_type, posted_at, points };
    }),
    median: days.map((day) => {
      const values = numbers.map((index) => growth(index, day)).sort((a, b) => a - b);
      const at = (position: number) => values[position] ?? 0;
      return {
        days_later: day,
        value: (at(1) + at(2)) / 2,
        low: at(1),
        high: at(2),
        post_count: values.length,
      };
    }),
    post_count: numbers.length,
    is_sample: true,
    ...overrides,
  };
};

const REMOVAL_REASONS = ["別の案件の投稿を登録していた", ""];

export const buildRemovedPost = (
  overrides: Partial<RemovedPost> = {},
  index = nextIndex("removed_post"),
): RemovedPost => ({
  post: buildPost({}, index + 20),
  removed_at: daysAgo(index),
  removed_by: { uid: uidOf("user", index), name: staffNameAt(index), image: null },
  reason: REMOVAL_REASONS[(index - 1) % REMOVAL_REASONS.length] ?? "",
  erased_on: dayFromToday(30 - index),
  ...overrides,
});
