export { FileList, type FileListProps } from "./FileList.tsx";
export type { FileListItem } from "./fileList.types.ts";
