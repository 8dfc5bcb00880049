export {
  AddPostsForm,
  type AddPostsFormProps,
  type NewPostLine,
  type PostPicking,
} from "./AddPostsForm/AddPostsForm.tsx";
export {
  type ChangedPost,
  CollectNowButton,
  PostChanges,
  type PostChangesProps,
} from "./PostChanges/PostChanges.tsx";
export { PostFiguresForm, type PostFiguresFormProps } from "./PostFiguresForm/PostFiguresForm.tsx";
export {
  type PostFilterKey,
  PostFilters,
  type PostFiltersProps,
  type PostFilterValue,
  postFilterKeys,
} from "./PostFilters/PostFilters.tsx";
export { PostTable, type PostTableProps } from "./PostTable/PostTable.tsx";
export { postName } from "./postName.ts";
export { EvidencePicture, type EvidencePictureProps } from "./pr-ledger/EvidencePicture.tsx";
export { isInState, type LedgerState, ledgerStateLabels, ledgerStates } from "./pr-ledger/ledgerWords.ts";
export { PrCheckForm, type PrCheckFormProps, type PrCheckValues } from "./pr-ledger/PrCheckForm.tsx";
export { PrLedgerDetail, type PrLedgerDetailProps } from "./pr-ledger/PrLedgerDetail.tsx";
export { PrLedgerSheet, type PrLedgerSheetProps } from "./pr-ledger/PrLedgerSheet.tsx";
export { PrLedgerTable, type PrLedgerTableProps } from "./pr-ledger/PrLedgerTable.tsx";
export { PrReuseForm, type PrReuseFormProps, type PrReuseValues } from "./pr-ledger/PrReuseForm.tsx";
export {
  PrRuleForm,
  type PrRuleFormProps,
  PrRuleRow,
  type PrRuleRowProps,
} from "./pr-ledger/PrRuleForm.tsx";
export { PrSignForm, type PrSignFormProps, type PrSignValues } from "./pr-ledger/PrSignForm.tsx";
export { type PrRuleValues, prRuleWords } from "./pr-ledger/prRuleWords.ts";
export {
  RecentMediaPicker,
  type RecentMediaPickerProps,
} from "./RecentMediaPicker/RecentMediaPicker.tsx";
export { RemovedPosts, type RemovedPostsProps } from "./RemovedPosts/RemovedPosts.tsx";
