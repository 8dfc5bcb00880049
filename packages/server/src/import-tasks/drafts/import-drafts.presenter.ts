import type { ImportDraft, ImportDraftRow, ImportDraftSummary } from "@tsumugi/contract";
import type { importDrafts } from "../../db/schema/import-tasks.ts";
import type { RowProblem } from "../rows/parseRow.ts";

export type ImportDraftRecord = typeof importDrafts.$inferSelect;

type Kept = Pick<ImportDraftRecord, "uid" | "file_name" | "size" | "created_at" | "expires_at">;

export const presentDraftSummary = ({ uid, file_name, size, ...times }: Kept): ImportDraftSummary => ({
  uid,
  file_name,
  size,
  created_at: times.created_at.toISOString(),
  expires_at: times.expires_at.toISOString(),
});

/** @param pending cells fixed since the last dry run */
export const presentDraft = (draft: ImportDraftRecord, pending: number): ImportDraft => ({
  ...presentDraftSummary(draft),
  step: draft.step,
  mapping: draft.mapping,
  preview: draft.preview,
  error_kinds: [...draft.error_kinds],
  pending,
});

/** A failed row with the cells fixed since it was judged. */
export function presentDraftRow(
  { row, cells, problems }: { row: number; cells: readonly string[]; problems: readonly RowProblem[] },
  fixes: readonly { column: number; value: string }[],
): ImportDraftRow {
  const fixed = [...cells];
  for (const { column, value } of fixes) fixed[column] = value;
  return {
    row,
    cells: Array.from(fixed, (cell) => cell ?? ""),
    problems: problems.map(({ field, message }) => ({ field, message })),
    fixed: fixes.map(({ column }) => column).sort((a, b) => a - b),
  };
}
