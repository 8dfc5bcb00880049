import type { CsvEncoding, ImportFix, ImportMapping, ImportMatch, ImportPreview } from "@tsumugi/contract";

/** A file on its way in, as far as the person has come with it. */
export interface ImportDraft {
  readonly file: File;
  readonly preview: ImportPreview;
  /** As chosen; `preview.mapping` is what was judged last. */
  readonly mapping: ImportMapping;
  readonly fixes: readonly ImportFix[];
  /** Those of `fixes` that have not been judged yet. */
  readonly pending: readonly ImportFix[];
  readonly step: "mapping" | "check";
}

const sameCell = (one: ImportFix) => (other: ImportFix) =>
  one.row === other.row && one.column === other.column;

const merged = (fixes: readonly ImportFix[], added: readonly ImportFix[]) => [
  ...fixes.filter((fix) => !added.some(sameCell(fix))),
  ...added,
];

/** A preview read anew: what was chosen for another file is gone, what was mended in this one stays. */
export const draftOf = (file: File, preview: ImportPreview, before: ImportDraft | null): ImportDraft => ({
  file,
  preview,
  mapping: preview.mapping,
  fixes: before?.file === file ? before.fixes : [],
  pending: [],
  step: before?.file === file ? before.step : "mapping",
});

export const withFixes = (draft: ImportDraft, added: readonly ImportFix[]): ImportDraft => ({
  ...draft,
  fixes: merged(draft.fixes, added),
  pending: merged(draft.pending, added),
});

/** The rows to be mended with what was typed since they were judged. */
export function failedRowsNow({ preview, pending }: ImportDraft): ImportPreview["failed_rows"] {
  if (pending.length === 0) return preview.failed_rows;
  const byRow = Map.groupBy(pending, ({ row }) => row);
  return preview.failed_rows.map((failed) => {
    const own = byRow.get(failed.row);
    if (!own) return failed;
    const cells = [...failed.cells];
    for (const { column, value } of own) cells[column] = value;
    return { ...failed, cells: Array.from(cells, (cell) => cell ?? "") };
  });
}

/** Whether leaving would lose something that somebody typed or chose. */
export const isWorkedOn = (draft: ImportDraft | null): boolean =>
  draft !== null && (draft.fixes.length > 0 || draft.mapping !== draft.preview.mapping);

/** What a dry run is asked with. */
export const inputOf = (
  { file, preview, mapping, fixes }: ImportDraft,
  change: { encoding?: CsvEncoding; on_match?: ImportMatch } = {},
) => ({
  file,
  fixes,
  encoding: change.encoding ?? preview.encoding,
  on_match: change.on_match ?? preview.on_match,
  // Another encoding reads other headers: what they are mapped onto is found anew.
  ...(change.encoding ? {} : { mapping }),
});
