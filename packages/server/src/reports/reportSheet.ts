import {
  budgetUse,
  FEE_SHARE_RULE,
  type Figures,
  metricFieldLabels,
  metricFields,
  PROJECT_COST_RULE,
  type ProjectSpending,
  projectCost,
  type RankedPost,
  type RatioKind,
  ratioKinds,
  ratioTerms,
} from "@tsumugi/contract";
import type { CsvCell } from "../core/csv/index.ts";
import { FIGURE_COLUMNS, figureCells, POST_COLUMNS, postFacts } from "../posts/postCells.ts";

/** One line per post: the figures that count, and the post's share of its job's fee. */
export const postHeader = [
  ...POST_COLUMNS,
  ...FIGURE_COLUMNS,
  "反応数",
  "依頼の費用（税抜）",
  "依頼の投稿数",
  "費用（税抜・按分）",
  "ER",
  "CPV",
  "CPE",
  "サンプル",
];

export const postCells = (post: RankedPost): CsvCell[] => [
  ...postFacts(post),
  ...figureCells(post.values),
  post.engagements,
  post.job_fee,
  post.job_post_count,
  post.cost,
  post.er,
  post.cpv,
  post.cpe,
  post.is_sample ? "サンプルデータを含む" : "",
];

const ratioRow = (figures: Figures, kind: RatioKind): CsvCell[] => {
  const { value, numerator, denominator, posts, formula } = figures[kind];
  return [ratioTerms[kind].label, value, numerator, denominator, posts, formula];
};

export const summaryHeader = ["項目", "値", "分子", "分母", "対象の投稿数", "計算式"];

/** What the whole project costs beside its budget; a part of its posts has none. */
export interface SheetBudget {
  readonly budget: number | null;
  readonly spending: ProjectSpending | null;
}

function budgetRows({ budget, spending }: SheetBudget): CsvCell[][] {
  if (!spending) return [];
  const cost = projectCost(spending);
  const rows: CsvCell[][] = [["案件の費用（税抜）", cost, null, null, null, PROJECT_COST_RULE]];
  if (!budget) return rows;
  return [
    ...rows,
    ["予算（税抜）", budget],
    ["予算の消化（%）", budgetUse(cost, budget), cost, budget, null, "案件の費用÷予算×100"],
  ];
}

/** The cards of the screen as a sheet: what was divided by what stands beside each ratio. */
export const summaryRows = (figures: Figures, plan: SheetBudget): CsvCell[][] => [
  ["投稿", figures.post_count],
  ["費用（税抜）", figures.cost, null, null, null, FEE_SHARE_RULE],
  ...budgetRows(plan),
  ...metricFields.map((field) => [metricFieldLabels[field], figures.totals[field]]),
  ["反応数", figures.engagements, null, null, null, "いいね＋コメント＋保存＋シェア"],
  ...ratioKinds.map((kind) => ratioRow(figures, kind)),
];
