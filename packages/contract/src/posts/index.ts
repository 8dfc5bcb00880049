export {
  type MetricField,
  type MetricSource,
  metricFieldLabels,
  metricFields,
  metricSourceLabels,
  metricSources,
  type PrCheckStatus,
  prCheckStatuses,
  prCheckStatusLabels,
} from "./posts.constants.ts";
export {
  createProjectPost,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectPosts,
} from "./posts.endpoints.ts";
export type { DailyMetrics, PostMetrics, ProjectPost, SummaryMetrics } from "./posts.schemas.ts";
export { disclosureIn, tagsIn, withoutMark, wordsIn } from "./postWords.ts";
