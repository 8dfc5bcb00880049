import type { MetricField, ProjectSpending } from "@tsumugi/contract";

/** What a project aimed at: sums of its posts, and the yen that it may spend. */
export type ReportPlan = Partial<
  Record<MetricField | "post_count" | "engagements" | "budget", number | null>
> & {
  /** What the project costs, with the jobs that have no post: what uses up its budget. Null for those who see no fees. */
  readonly spending?: ProjectSpending | null;
};
