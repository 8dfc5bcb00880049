export {
  createProjectPost,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectPosts,
} from "./posts.endpoints.ts";
export {
  type DailyMetrics,
  type MetricField,
  type MetricSource,
  metricFieldLabels,
  metricFields,
  metricSourceLabels,
  metricSources,
  type PostMetrics,
  type PrCheckStatus,
  type ProjectPost,
  prCheckStatuses,
  prCheckStatusLabels,
  projectPost,
  type SummaryMetrics,
} from "./posts.schemas.ts";
