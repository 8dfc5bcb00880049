import {
  type CountedPost,
  countedValues,
  engagementsOf,
  type FigureSums,
  type Figures,
  feeShare,
  figuresOf,
  metricFields,
  type RankedPost,
  type SummaryMetrics,
  sourcesOf,
  sumFigures,
} from "@tsumugi/contract";
import type { ReportPost } from "./reportPosts.repository.ts";

const hasSample = ({ metrics }: Post) => Object.values(metrics).some((figure) => figure.source === "sandbox");

type Post = Omit<ReportPost, "counts_samples">;

/** Samples count where nothing of the project is measured. */
export const countsSamples = (posts: readonly ReportPost[]): boolean => posts[0]?.counts_samples ?? true;

/** A post with its part of the fee and the figures that count. */
export interface ReportRow extends CountedPost {
  readonly post: Post;
}

export const countPosts = (posts: readonly Post[], withSamples: boolean): ReportRow[] =>
  posts.map((post) => ({
    post,
    values: countedValues(post.metrics, withSamples),
    cost: feeShare(post.fee, post.job_posts, post.job_place),
  }));

const added = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : a + b);

/** The sums over the posts of both: a file is summed up while it is written. */
export function addSums(a: FigureSums, b: FigureSums): FigureSums {
  const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
  return {
    posts: a.posts + b.posts,
    cost: a.cost + b.cost,
    totals: Object.fromEntries(
      keys(a.totals).map((part) => [part, added(a.totals[part], b.totals[part])]),
    ) as FigureSums["totals"],
    ratios: Object.fromEntries(
      keys(a.ratios).map((kind) => {
        const [one, other] = [a.ratios[kind], b.ratios[kind]];
        const numerator = one.numerator + other.numerator;
        const denominator = one.denominator + other.denominator;
        return [kind, { numerator, denominator, posts: one.posts + other.posts }];
      }),
    ) as FigureSums["ratios"],
  };
}

function groupBy<K extends string>(
  rows: readonly ReportRow[],
  keyOf: (row: ReportRow) => K,
  canSeeFees: boolean,
): [K, Figures][] {
  return [...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, figuresOf(sumFigures(some), canSeeFees)]);
}

/** Samples are among the figures of the post that count. */
const countsSampleOf = ({ post, values }: ReportRow): boolean =>
  metricFields.some((field) => post.metrics[field]?.source === "sandbox" && values[field] !== undefined);

/** A post as the lists show it. */
export function rank(row: ReportRow, canSeeFees: boolean): RankedPost {
  const { post, values, cost } = row;
  const engagements = engagementsOf(values);
  const views = values.views ?? null;
  const per = (count: number | null) => (canSeeFees && count ? cost / count : null);
  return {
    post_uid: post.uid,
    creator: post.creator,
    platform: post.platform,
    media_type: post.media_type,
    title: post.title,
    url: post.url,
    thumbnail: post.thumbnail,
    posted_at: post.posted_at === null ? null : new Date(post.posted_at).toISOString(),
    values: Object.fromEntries(
      metricFields.map((field) => [field, values[field] ?? null]),
    ) as RankedPost["values"],
    views,
    engagements,
    cost: canSeeFees ? cost : null,
    job_fee: canSeeFees ? post.fee : null,
    job_post_count: post.job_posts,
    er: views && engagements !== null ? engagements / views : null,
    cpv: per(views),
    cpe: per(engagements),
    is_sample: countsSampleOf(row),
  };
}

const mostViewed = (a: RankedPost, b: RankedPost) =>
  (b.views ?? -1) - (a.views ?? -1) || (b.engagements ?? -1) - (a.engagements ?? -1);

/** Every figure of a project's report. @param canSeeFees false for viewers, who see nothing made from a fee */
export function summariseReport(posts: readonly ReportPost[], canSeeFees: boolean): SummaryMetrics {
  const withSamples = countsSamples(posts);
  const rows = countPosts(posts, withSamples);
  return {
    ...figuresOf(sumFigures(rows), canSeeFees),
    by_platform: groupBy(rows, ({ post }) => post.platform, canSeeFees).map(([platform, figures]) => ({
      platform,
      ...figures,
    })),
    by_media_type: groupBy(rows, ({ post }) => post.media_type, canSeeFees).map(([media_type, figures]) => ({
      media_type,
      ...figures,
    })),
    sources: sourcesOf(posts, withSamples),
    is_sample: posts.some(hasSample),
    counts_samples: withSamples,
    ranking: rows.map((row) => rank(row, canSeeFees)).sort(mostViewed),
  };
}
