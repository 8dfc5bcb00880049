import type { ProjectCreator } from "@tsumugi/contract";

/** What stands over the sheet. */
export type SheetPanel =
  | { readonly what: "assign" | "columns" }
  | { readonly what: "send"; readonly rows: readonly ProjectCreator[] }
  | { readonly what: "row" | "terms"; readonly uid: string };

/** Candidates that no request was sent or planned to. */
export const isSendable = ({ job_status, scheduled_at }: ProjectCreator) =>
  job_status === "candidate" && !scheduled_at;
