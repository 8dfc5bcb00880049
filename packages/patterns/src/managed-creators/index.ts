export { AccountList, type AccountListProps } from "./AccountList/AccountList.tsx";
export {
  ArchivedCreatorBanner,
  type ArchivedCreatorBannerProps,
} from "./ArchivedCreatorBanner/ArchivedCreatorBanner.tsx";
export { BulkCustomDialog, type BulkCustomDialogProps } from "./BulkEditDialog/BulkCustomDialog.tsx";
export {
  type BulkEdit,
  BulkEditDialog,
  type BulkEditDialogProps,
  type BulkEditKind,
} from "./BulkEditDialog/BulkEditDialog.tsx";
export {
  ChooseRecordDialog,
  type ChooseRecordDialogProps,
} from "./ChooseRecordDialog/ChooseRecordDialog.tsx";
export type { ConnectCandidateLook } from "./ConnectCreatorDialog/ConnectCandidates.tsx";
export {
  ConnectCreatorDialog,
  type ConnectCreatorDialogProps,
} from "./ConnectCreatorDialog/ConnectCreatorDialog.tsx";
export {
  CreatorExportDialog,
  type CreatorExportDialogProps,
  type ExportCheck,
  type ExportChoice,
} from "./CreatorExportDialog/CreatorExportDialog.tsx";
export {
  CreatorFilters,
  type CreatorFiltersProps,
  type CreatorFilterValue,
} from "./CreatorFilters/CreatorFilters.tsx";
export { CreatorForm, type CreatorFormProps } from "./CreatorForm/CreatorForm.tsx";
export type { FindTowns, ReadProfile } from "./CreatorForm/creatorForm.types.ts";
export type { CreatorDraft } from "./CreatorForm/useDraft.ts";
export {
  CreatorProfile,
  type CreatorProfileLook,
  type CreatorProfileProps,
} from "./CreatorProfile/CreatorProfile.tsx";
export { CreatorProjects, type CreatorProjectsProps } from "./CreatorProjects/CreatorProjects.tsx";
export {
  CreatorColumnSettings,
  type CreatorColumnSettingsProps,
} from "./CreatorTable/CreatorColumnSettings.tsx";
export {
  CreatorTable,
  type CreatorTableProps,
} from "./CreatorTable/CreatorTable.tsx";
export { readTags } from "./CreatorTable/creatorEditors.ts";
export { shownCreatorColumns } from "./CreatorTable/creatorLayout.ts";
export {
  CreatorTimeline,
  type CreatorTimelineProps,
  type TimelineGroupCode,
} from "./CreatorTimeline/CreatorTimeline.tsx";
export type { AccountLook, CreatorLook, CreatorRowLook } from "./creators.types.ts";
export {
  DisconnectCreatorDialog,
  type DisconnectCreatorDialogProps,
} from "./DisconnectCreatorDialog/DisconnectCreatorDialog.tsx";
export { DuplicateNotice, type DuplicateNoticeProps } from "./DuplicateNotice/DuplicateNotice.tsx";
export {
  DuplicatePairsDialog,
  type DuplicatePairsDialogProps,
} from "./DuplicatePairsDialog/DuplicatePairsDialog.tsx";
export {
  EraseCreatorDialog,
  type EraseCreatorDialogProps,
} from "./EraseCreatorDialog/EraseCreatorDialog.tsx";
export { FeeHistory, type FeeHistoryProps } from "./FeeHistory/FeeHistory.tsx";
export { FieldChoice, type FieldChoiceProps } from "./FieldChoice/FieldChoice.tsx";
export {
  type CreatorRecordLook,
  connectRows,
  defaultChoices,
  type FieldChoiceRow,
  type FieldChoices,
  type FieldSide,
  mergeRows,
} from "./FieldChoice/fieldChoiceRows.ts";
export {
  MergeCreatorsDialog,
  type MergeCreatorsDialogProps,
} from "./MergeCreatorsDialog/MergeCreatorsDialog.tsx";
export { TermBadges, type TermBadgesProps } from "./TermBadges/TermBadges.tsx";
