export { AccountList, type AccountListProps } from "./AccountList/AccountList.tsx";
export {
  ArchivedCreatorBanner,
  type ArchivedCreatorBannerProps,
} from "./ArchivedCreatorBanner/ArchivedCreatorBanner.tsx";
export type { ConnectCandidateLook } from "./ConnectCreatorDialog/ConnectCandidates.tsx";
export {
  ConnectCreatorDialog,
  type ConnectCreatorDialogProps,
} from "./ConnectCreatorDialog/ConnectCreatorDialog.tsx";
export {
  CreatorFilters,
  type CreatorFiltersProps,
  type CreatorFilterValue,
} from "./CreatorFilters/CreatorFilters.tsx";
export { CreatorForm, type CreatorFormProps } from "./CreatorForm/CreatorForm.tsx";
export {
  type CreatorFormValues,
  emptyCreatorForm,
} from "./CreatorForm/creatorForm.types.ts";
export {
  CreatorProfile,
  type CreatorProfileLook,
  type CreatorProfileProps,
} from "./CreatorProfile/CreatorProfile.tsx";
export {
  CreatorTable,
  type CreatorTableProps,
} from "./CreatorTable/CreatorTable.tsx";
export type { AccountLook, CreatorLook } from "./creators.types.ts";
export {
  DisconnectCreatorDialog,
  type DisconnectCreatorDialogProps,
} from "./DisconnectCreatorDialog/DisconnectCreatorDialog.tsx";
export {
  EraseCreatorDialog,
  type EraseCreatorDialogProps,
} from "./EraseCreatorDialog/EraseCreatorDialog.tsx";
export { FieldChoice, type FieldChoiceProps } from "./FieldChoice/FieldChoice.tsx";
export {
  type CreatorRecordLook,
  connectRows,
  defaultChoices,
  type FieldChoiceRow,
  type FieldChoices,
  type FieldSide,
  mergeRows,
} from "./FieldChoice/fieldChoice.ts";
export {
  MergeCreatorsDialog,
  type MergeCreatorsDialogProps,
  type MergeImpactLook,
} from "./MergeCreatorsDialog/MergeCreatorsDialog.tsx";
