import type { MetricField, PostMetrics } from "@tsumugi/contract";

/** A measured figure with where it comes from. */
export type MetricFigure = NonNullable<PostMetrics[MetricField]>;
