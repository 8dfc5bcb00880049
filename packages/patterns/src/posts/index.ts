export {
  AddPostForm,
  type AddPostFormProps,
  type AddPostValues,
} from "./AddPostForm/AddPostForm.tsx";
export { PostTable, type PostTableProps } from "./PostTable/PostTable.tsx";
export {
  type FigureLook,
  type MetricCode,
  mediaNames,
  metricNames,
  type PostLook,
  prCheckNames,
  sourceNames,
} from "./posts.types.ts";
