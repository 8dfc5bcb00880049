export {
  AddPostForm,
  type AddPostFormProps,
  type AddPostValues,
} from "./AddPostForm/AddPostForm.tsx";
export {
  type ChangedPost,
  CollectNowButton,
  PostChanges,
  type PostChangesProps,
} from "./PostChanges/PostChanges.tsx";
export { PostTable, type PostTableProps } from "./PostTable/PostTable.tsx";
export {
  RecentMediaPicker,
  type RecentMediaPickerProps,
} from "./RecentMediaPicker/RecentMediaPicker.tsx";
