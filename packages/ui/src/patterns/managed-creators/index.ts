export { AccountList, type AccountListProps } from "./AccountList/AccountList.tsx";
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
