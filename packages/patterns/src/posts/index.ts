export {
  AddPostForm,
  type AddPostFormProps,
  type AddPostValues,
} from "./AddPostForm/AddPostForm.tsx";
export { PostTable, type PostTableProps } from "./PostTable/PostTable.tsx";
