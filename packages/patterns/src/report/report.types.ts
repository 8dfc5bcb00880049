import type { MetricField } from "@tsumugi/contract";

/** What a project aimed at: sums of its posts, and the yen that it may spend. */
export type ReportPlan = Partial<
  Record<MetricField | "post_count" | "engagements" | "budget", number | null>
>;
