export {
  ERASED_REASON_MONTHS,
  ERASED_TERMS_MONTHS,
  type ErasureKeep,
  type ErasureKeepKey,
  erasureKeeps,
  MENTIONS_LISTED,
  type MentionKind,
  mentionKindLabels,
  mentionKinds,
} from "./erasure.constants.ts";
export {
  bulkUpdateManagedCreators,
  checkExport,
  exportManagedCreators,
  undoBulkUpdate,
} from "./managed-creators.bulk.endpoints.ts";
export type {
  BulkAction,
  BulkResult,
  ExportBody,
  ManagedCreatorSelection,
} from "./managed-creators.bulk.schemas.ts";
export {
  BULK_LIMIT,
  type BulkSkipReason,
  bulkSkipReasons,
  type ChangedField,
  changedFields,
  type DuplicateReason,
  duplicateReasons,
  type EmptiableField,
  type ExportColumn,
  emptiableFields,
  entityTypes,
  exportColumns,
  type ListFilterKey,
  listFilterFields,
  MANAGED_CREATOR_LIMITS,
  type ManagedCreatorSort,
  type MergedInto,
  type MergeField,
  managedCreatorSorts,
  mergedWords,
  mergeFields,
  NAMED_LIMIT,
  relationshipStages,
  type TimelineGroup,
  type TimelineKind,
  TOTAL_CAP,
  timelineGroupLabels,
  timelineGroups,
  timelineKinds,
} from "./managed-creators.constants.ts";
export {
  bulkCreateFromOpenCreators,
  connectOpenCreator,
  createFromOpenCreator,
  createManagedCreator,
  deleteManagedCreator,
  fetchConnectedCreator,
  getManagedCreator,
  listManagedCreators,
  searchConnectedCreator,
  updateManagedCreator,
} from "./managed-creators.endpoints.ts";
export {
  type EntityType,
  entityTypeLabels,
  managedCreatorFields,
  type RelationshipStage,
  relationshipStageLabels,
} from "./managed-creators.fields.ts";
export type {
  ManagedCreatorFilterBody,
  ManagedCreatorList,
  ManagedCreatorListQuery,
} from "./managed-creators.list.schemas.ts";
export {
  decideDuplicatePair,
  findDuplicates,
  getErasureImpact,
  getMergeImpact,
  listCreatorFees,
  listCreatorProjects,
  listCreatorTags,
  listDuplicatePairs,
  mergeManagedCreators,
} from "./managed-creators.record.endpoints.ts";
export type {
  AccountsToMerge,
  CreatorProject,
  DuplicateCandidate,
  DuplicatePair,
  ErasureImpact,
  FeeEntry,
  MergeImpact,
} from "./managed-creators.record.schemas.ts";
export type {
  ConnectionChoices,
  ManagedCreator,
  ManagedCreatorBody,
  ManagedCreatorDetail,
  ManagedCreatorUpdateBody,
  PlatformAccount,
} from "./managed-creators.schemas.ts";
export { listCreatorTimeline } from "./managed-creators.timeline.endpoints.ts";
export type { FieldChange, TimelineEntry } from "./managed-creators.timeline.schemas.ts";
export {
  type AccountValues,
  blankManagedCreator,
  type ManagedCreatorValues,
  managedCreatorValues,
} from "./managed-creators.values.ts";
