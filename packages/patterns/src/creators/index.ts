export {
  AddCreatorsDialog,
  type AddCreatorsDialogProps,
  type AddResult,
} from "./AddCreatorsDialog/AddCreatorsDialog.tsx";
export {
  AdminCreatorTable,
  type AdminCreatorTableProps,
} from "./AdminCreatorTable/AdminCreatorTable.tsx";
export { CompareCreators, type CompareCreatorsProps } from "./CompareCreators/CompareCreators.tsx";
export { CompareSheet, type CompareSheetProps } from "./CompareSheet/CompareSheet.tsx";
export {
  COMPARE_LIMIT,
  CreatorChoiceBar,
  type CreatorChoiceBarProps,
} from "./CreatorChoiceBar/CreatorChoiceBar.tsx";
export {
  CreatorSearchFilters,
  type CreatorSearchFiltersProps,
} from "./CreatorSearchFilters/CreatorSearchFilters.tsx";
export type { CreatorSearchFilterName, CreatorSearchValue } from "./CreatorSearchFilters/searchFilters.ts";
export {
  DeleteCreatorDialog,
  type DeleteCreatorDialogProps,
} from "./DeleteCreatorDialog/DeleteCreatorDialog.tsx";
export { LiveFigure, type LiveFigureProps } from "./LiveFigure/LiveFigure.tsx";
export { OpenCreatorCards, type OpenCreatorCardsProps } from "./OpenCreatorCards/OpenCreatorCards.tsx";
export {
  OpenCreatorProfile,
  type OpenCreatorProfileProps,
} from "./OpenCreatorProfile/OpenCreatorProfile.tsx";
export {
  OpenCreatorColumnSettings,
  type OpenCreatorColumnSettingsProps,
} from "./OpenCreatorTable/OpenCreatorColumnSettings.tsx";
export { OpenCreatorTable, type OpenCreatorTableProps } from "./OpenCreatorTable/OpenCreatorTable.tsx";
export {
  SearchArrangement,
  type SearchArrangementProps,
  type SearchView,
} from "./SearchArrangement/SearchArrangement.tsx";
