import { type MetricField, metricFields } from "@tsumugi/contract";
import type { StoredFigure } from "../db/schema/posts.ts";

export interface SummaryInput {
  readonly job_request_uid: string;
  /** Tax-excluded yen. */
  readonly fee: number;
  readonly metrics: Partial<Record<MetricField, StoredFigure>>;
}

interface Ratio {
  readonly value: number | null;
  readonly formula: string;
}

export interface Summary {
  readonly post_count: number;
  readonly totals: Record<MetricField, number | null>;
  readonly cost: number | null;
  readonly er: Ratio;
  readonly cpv: Ratio;
  readonly cpe: Ratio;
  readonly cpm: Ratio;
  readonly cpc: Ratio;
  readonly is_sample: boolean;
}

const ENGAGEMENTS = ["likes", "comments", "saves", "shares"] as const;

const isSample = ({ metrics }: SummaryInput) =>
  Object.values(metrics).some((figure) => figure.source === "sandbox");

export type Values = Partial<Record<MetricField, number>>;

export const valuesOf = (metrics: SummaryInput["metrics"]): Values =>
  Object.fromEntries(Object.entries(metrics).map(([field, figure]) => [field, figure.value]));

/** Likes, comments, saves and shares, as far as they are measured; null when none is. */
export function engagementsOf(values: Values): number | null {
  const known = ENGAGEMENTS.flatMap((field) => values[field] ?? []);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
}

const divide = (a: number | null, b: number | null): number | null =>
  a === null || b === null || b === 0 ? null : a / b;

/**
 * Sums and ratios over posts. Samples are never added to measured figures: where there is any measured one, only
 * those count. A ratio is taken over the posts that have both its parts; a job's fee counts once.
 * @param canSeeFees false for viewers: nothing that a fee could be worked out from
 */
export function summarise(posts: readonly SummaryInput[], canSeeFees: boolean): Summary {
  const measured = posts.filter((post) => !isSample(post) && Object.keys(post.metrics).length > 0);
  const counted = measured.length > 0 ? measured : posts;
  const rows = counted.map(({ metrics, ...post }) => {
    const values = valuesOf(metrics);
    return { ...post, values, engagements: engagementsOf(values) };
  });
  type Row = (typeof rows)[number];
  const sum = (of: (row: Row) => number | null | undefined, over: readonly Row[] = rows): number | null => {
    const known = over.flatMap((row) => of(row) ?? []);
    return known.length === 0 ? null : known.reduce((a, b) => a + b, 0);
  };
  const costOf = (jobs: readonly Pick<SummaryInput, "job_request_uid" | "fee">[]): number | null => {
    if (!canSeeFees || jobs.length === 0) return null;
    const fees = new Map(jobs.map(({ job_request_uid, fee }) => [job_request_uid, fee]));
    return [...fees.values()].reduce((a, b) => a + b, 0);
  };
  const perUnit = (of: (row: Row) => number | null | undefined): number | null =>
    divide(costOf(rows.filter((row) => (of(row) ?? null) !== null)), sum(of));

  const both = rows.filter(({ values, engagements }) => values.views !== undefined && engagements !== null);
  const perImpression = perUnit(({ values }) => values.impressions);
  return {
    post_count: posts.length,
    totals: Object.fromEntries(
      metricFields.map((field) => [field, sum(({ values }) => values[field])]),
    ) as Record<MetricField, number | null>,
    cost: costOf(posts),
    er: {
      value: divide(
        sum(({ engagements }) => engagements, both),
        sum(({ values }) => values.views, both),
      ),
      formula: "エンゲージメント（いいね＋コメント＋保存＋シェア）÷ 再生数",
    },
    cpv: { value: perUnit(({ values }) => values.views), formula: "報酬 ÷ 再生数" },
    cpe: { value: perUnit(({ engagements }) => engagements), formula: "報酬 ÷ エンゲージメント" },
    cpm: {
      value: perImpression === null ? null : perImpression * 1000,
      formula: "報酬 ÷ インプレッション × 1,000",
    },
    cpc: { value: perUnit(({ values }) => values.clicks), formula: "報酬 ÷ クリック" },
    is_sample: posts.some(isSample),
  };
}
