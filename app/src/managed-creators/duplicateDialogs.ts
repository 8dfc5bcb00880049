/** What opens from the number of records that may be one person: loaded when it is pressed. */
export { DuplicatePairsDialog } from "@tsumugi/patterns";
export { MergeCreator } from "./MergeCreator.tsx";
