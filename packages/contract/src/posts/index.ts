export {
  type PostCollectionState,
  type PostNewsState,
  postCollectionStateLabels,
  postCollectionStates,
  postNewsLabels,
  postNewsStates,
} from "./post-collections.constants.ts";
export {
  collectPost,
  collectProjectPosts,
  listPostCollections,
  seePostChange,
} from "./post-collections.endpoints.ts";
export type { CollectedPost, PostCollection } from "./post-collections.schemas.ts";
export {
  createProjectPosts,
  listPostFigures,
  listRemovedPosts,
  setPostRemoved,
  updatePostFigures,
} from "./postChanges.endpoints.ts";
export type { FigureEntry, PostFiguresBody, PostLine, RemovedPost } from "./postChanges.schemas.ts";
export {
  COST_RULE,
  type CountedPost,
  countedValues,
  countsSamples,
  engagementFields,
  engagementsOf,
  FEE_SHARE_RULE,
  type FigureSums,
  type Figures,
  feeShare,
  figuresOf,
  type Point,
  perDay,
  perMeasuredPost,
  type Ratio,
  type RatioKind,
  type RatioPart,
  type RatioSums,
  ratioKinds,
  ratioOf,
  ratioTerms,
  sourcesOf,
  sumFigures,
  type Values,
} from "./postFigures.ts";
export { type PostTerms, postRemarks } from "./postRemarks.ts";
export {
  MAX_POST_LINES,
  MEDIAN_FROM,
  type MetricField,
  type MetricSource,
  medianLabel,
  metricFieldLabels,
  metricFields,
  metricFieldUnits,
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
export type { DailyMetrics, PostMetrics, ProjectPost, RankedPost, SummaryMetrics } from "./posts.schemas.ts";
export {
  disclosureIn,
  disclosureWords,
  findDisclosure,
  tagsIn,
  withoutMark,
  wordsIn,
} from "./postWords.ts";
export {
  type PrOccasion,
  type PrOutcome,
  type PrPlatformRule,
  type PrRecheck,
  type PrRuleKind,
  type PrState,
  prLabelNames,
  prOccasionLabels,
  prOccasions,
  prOutcomes,
  prRecheckDays,
  prRuleDefaults,
  prRuleKinds,
  prStateLabels,
  prStates,
} from "./prLedger.constants.ts";
export {
  checkPostPr,
  deletePostReuse,
  listPrLedger,
  listPrRules,
  savePostReuse,
  signPostPr,
  updatePrRule,
} from "./prLedger.endpoints.ts";
export type {
  PostReuse,
  PostReuseBody,
  PrLook,
  PrRecord,
  PrRule,
  PrRuleBody,
  PrRuleResult,
  PrSignature,
} from "./prLedger.schemas.ts";
export { splitPostUrls } from "./splitPostUrls.ts";
