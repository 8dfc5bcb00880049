import { type MetricField, type MetricSource, metricFields } from "./posts.constants.ts";

/**
 * The arithmetic of the reports. Server, files and screens use these functions and no others, so that a figure is the
 * same wherever it is shown.
 */

/** What counts as a reaction. Likes come first: see `engagementsOf`. */
export const engagementFields = ["likes", "comments", "saves", "shares"] as const satisfies MetricField[];

/** What a job costs, as the screens say it. */
export const COST_RULE =
  "依頼の費用は、支払通知書を発行していればその明細の金額、なければ合意した報酬です（税抜）。";

/** How what a job costs is shared among its posts, as the screens say it. */
export const FEE_SHARE_RULE = `${COST_RULE}投稿のある依頼だけを数え、その依頼の投稿の数で等分します。割り切れない端数は、登録が早い投稿から1円ずつ足します。`;

/**
 * The part of a job's fee that falls to one of its posts; the parts add up to the fee.
 * @param place 1 for the post that was registered first
 */
export const feeShare = (fee: number, posts: number, place: number): number =>
  Math.floor(fee / posts) + (place <= fee % posts ? 1 : 0);

export const ratioKinds = ["er", "cpv", "cpe", "cpm", "cpc"] as const;
export type RatioKind = (typeof ratioKinds)[number];

export type RatioPart = MetricField | "engagements" | "cost";

interface RatioTerms {
  readonly label: string;
  readonly numerator: RatioPart;
  readonly denominator: RatioPart;
  readonly factor: number;
  readonly formula: string;
}

export const ratioTerms: Record<RatioKind, RatioTerms> = {
  er: {
    label: "ER（反応率）",
    numerator: "engagements",
    denominator: "views",
    factor: 1,
    formula: "反応数（いいね＋コメント＋保存＋シェア）÷ 再生数",
  },
  cpv: {
    label: "CPV（再生単価）",
    numerator: "cost",
    denominator: "views",
    factor: 1,
    formula: "費用 ÷ 再生数",
  },
  cpe: {
    label: "CPE（反応単価）",
    numerator: "cost",
    denominator: "engagements",
    factor: 1,
    formula: "費用 ÷ 反応数",
  },
  cpm: {
    label: "CPM（1,000表示単価）",
    numerator: "cost",
    denominator: "impressions",
    factor: 1000,
    formula: "費用 ÷ インプレッション × 1,000",
  },
  cpc: {
    label: "CPC（クリック単価）",
    numerator: "cost",
    denominator: "clicks",
    factor: 1,
    formula: "費用 ÷ クリック",
  },
};

/** A ratio that the reader can work out again: what is divided by what, over how many posts. */
export interface Ratio {
  readonly value: number | null;
  readonly numerator: number | null;
  readonly denominator: number | null;
  /** Posts that have both parts; the others are left out of both. */
  readonly posts: number;
  readonly formula: string;
}

export interface RatioSums {
  readonly numerator: number;
  readonly denominator: number;
  readonly posts: number;
}

/** Sums over posts from which every figure of a report follows. Two of them can be added. */
export interface FigureSums {
  readonly posts: number;
  readonly cost: number;
  readonly totals: Readonly<Record<MetricField | "engagements", number | null>>;
  readonly ratios: Readonly<Record<RatioKind, RatioSums>>;
}

export type Values = Partial<Record<MetricField, number>>;

/** A post as the reports count it: its figures, and its share of the fee. */
export interface CountedPost {
  readonly values: Values;
  readonly cost: number;
}

/**
 * Likes, and comments, saves and shares as far as they are measured; null without the likes. Most reactions are likes: where
 * the owner of a post hides them, the rest would pass for a poor post, and its cost per reaction for a high one.
 */
export function engagementsOf(values: Values): number | null {
  if (values.likes === undefined) return null;
  return engagementFields.reduce((sum, field) => sum + (values[field] ?? 0), 0);
}

function partOf(post: CountedPost, part: RatioPart): number | null {
  if (part === "cost") return post.cost;
  return part === "engagements" ? engagementsOf(post.values) : (post.values[part] ?? null);
}

const summedParts = [...metricFields, "engagements"] as const;

/** The sums over posts. */
export function sumFigures(posts: readonly CountedPost[]): FigureSums {
  const total = (part: RatioPart, over: readonly CountedPost[] = posts) => {
    const known = over.flatMap((post) => partOf(post, part) ?? []);
    return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
  };
  const ratio = (kind: RatioKind): RatioSums => {
    const { numerator, denominator } = ratioTerms[kind];
    const both = posts.filter(
      (post) => partOf(post, numerator) !== null && partOf(post, denominator) !== null,
    );
    return {
      numerator: total(numerator, both) ?? 0,
      denominator: total(denominator, both) ?? 0,
      posts: both.length,
    };
  };
  return {
    posts: posts.length,
    cost: posts.reduce((all, post) => all + post.cost, 0),
    totals: Object.fromEntries(summedParts.map((part) => [part, total(part)])) as FigureSums["totals"],
    ratios: Object.fromEntries(ratioKinds.map((kind) => [kind, ratio(kind)])) as FigureSums["ratios"],
  };
}

/** A ratio of two sums; nothing where there is nothing to divide by, never infinity. */
export function ratioOf(kind: RatioKind, { numerator, denominator, posts }: RatioSums): Ratio {
  const { factor, formula } = ratioTerms[kind];
  if (posts === 0) return { value: null, numerator: null, denominator: null, posts, formula };
  return {
    value: denominator === 0 ? null : (numerator / denominator) * factor,
    numerator,
    denominator,
    posts,
    formula,
  };
}

/** Totals, cost and ratios as they are shown. */
export interface Figures {
  readonly post_count: number;
  readonly totals: Record<MetricField, number | null>;
  readonly engagements: number | null;
  /** Posts behind a sum: a mean per post leaves those out that nobody has measured. */
  readonly measured_posts: { readonly views: number; readonly engagements: number };
  readonly cost: number | null;
  readonly er: Ratio;
  readonly cpv: Ratio;
  readonly cpe: Ratio;
  readonly cpm: Ratio;
  readonly cpc: Ratio;
}

const hidden = (kind: RatioKind): Ratio => ({
  value: null,
  numerator: null,
  denominator: null,
  posts: 0,
  formula: ratioTerms[kind].formula,
});

/** @param canSeeFees false for viewers: nothing that a fee could be worked out from */
export function figuresOf({ posts, cost, totals, ratios }: FigureSums, canSeeFees: boolean): Figures {
  const { engagements, ...measured } = totals;
  const costRatio = (kind: RatioKind) => (canSeeFees ? ratioOf(kind, ratios[kind]) : hidden(kind));
  return {
    post_count: posts,
    totals: measured,
    engagements,
    // Every post has a cost: these are divided over the posts that have the figure.
    measured_posts: { views: ratios.cpv.posts, engagements: ratios.cpe.posts },
    cost: canSeeFees && posts > 0 ? cost : null,
    er: ratioOf("er", ratios.er),
    cpv: costRatio("cpv"),
    cpe: costRatio("cpe"),
    cpm: costRatio("cpm"),
    cpc: costRatio("cpc"),
  };
}

/** A sum divided over the posts that have the figure; null where none has. */
export const perMeasuredPost = (
  { totals, engagements, measured_posts }: Pick<Figures, "totals" | "engagements" | "measured_posts">,
  part: "views" | "engagements",
): number | null => {
  const sum = part === "views" ? totals.views : engagements;
  return sum === null || measured_posts[part] === 0 ? null : sum / measured_posts[part];
};

type Sourced = Partial<Record<MetricField, { readonly value: number; readonly source: MetricSource } | null>>;

const isMeasured = (metrics: Sourced) =>
  metricFields.some((field) => metrics[field] && metrics[field].source !== "sandbox");

/** Samples are never added to measured figures: where there is any measured one, samples count as not measured. */
export const countsSamples = (posts: readonly { readonly metrics: Sourced }[]): boolean =>
  !posts.some(({ metrics }) => isMeasured(metrics));

/** The figures of a post that count. */
export const countedValues = (metrics: Sourced, withSamples: boolean): Values =>
  Object.fromEntries(
    metricFields.flatMap((field) => {
      const figure = metrics[field];
      return figure && (withSamples || figure.source !== "sandbox") ? [[field, figure.value]] : [];
    }),
  );

/** How many posts have each figure from which source, among the figures that count. */
export function sourcesOf(
  posts: readonly { readonly metrics: Sourced }[],
  withSamples: boolean,
): Record<MetricField, Partial<Record<MetricSource, number>>> {
  const counts = Object.fromEntries(
    metricFields.map((field) => [field, {} as Partial<Record<MetricSource, number>>]),
  ) as Record<MetricField, Partial<Record<MetricSource, number>>>;
  for (const { metrics } of posts) {
    for (const field of metricFields) {
      const source = metrics[field]?.source;
      if (source && (withSamples || source !== "sandbox")) {
        counts[field][source] = (counts[field][source] ?? 0) + 1;
      }
    }
  }
  return counts;
}

export interface Point {
  readonly days_later: number;
  readonly value: number;
}

/** What each day added. A day whose day before was not measured has no figure: it would hold several days. */
export function perDay<P extends Point>(points: readonly P[]): P[] {
  return points.flatMap((point, index) => {
    if (point.days_later === 0) return [point];
    const before = points[index - 1];
    if (before?.days_later !== point.days_later - 1) return [];
    return [{ ...point, value: point.value - before.value }];
  });
}
