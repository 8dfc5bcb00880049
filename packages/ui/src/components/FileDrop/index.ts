export { FileDrop, type FileDropProps } from "./FileDrop.tsx";
export type { FileDropItem } from "./FileDropList.tsx";
