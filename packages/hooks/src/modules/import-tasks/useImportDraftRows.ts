import {
  type BodyOf,
  endpointKey,
  fixImportDraftRows as fixCall,
  fixMatchingImportDraftRows as fixMatchingCall,
  getImportDraft,
  type ImportDraft,
  type ImportFix,
  listImportDraftRows,
} from "@tsumugi/contract";
import { useCallback, useMemo, useState } from "react";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { fixedRows, withFixes } from "./draftRows.ts";
import { importDraftReads } from "./importReads.ts";

export interface ImportDraftRowFilter {
  /** `key` of one of the draft's `error_kinds`. */
  readonly error?: string;
  /** A keyword in the cells. */
  readonly keyword?: string;
}

type Fixes = ReadonlyMap<string, ImportFix>;
const noFixes: Fixes = new Map();

/**
 * The rows of an uploaded file that cannot be imported, 200 per page; each fix is saved on the server at once. `error`
 * is of a fix, `loadError` of the rows. Fixing raises `not_found` once the file is gone.
 *
 * @example
 * const { importDraftRows, total, fixImportRows, fixMatchingImportRows } = useImportDraftRows(importDraft, { error });
 * await fixImportRows([{ row: 12, column: 0, value: "みお" }]);
 * const { rows, change } = await fixMatchingImportRows({ error, column: 2, value: "" });
 */
export function useImportDraftRows(
  { uid, preview }: Pick<ImportDraft, "uid" | "preview">,
  filter: ImportDraftRowFilter = {},
) {
  const id = { id: uid };
  const {
    items,
    error: loadError,
    ...list
  } = useApiInfiniteQuery(listImportDraftRows, {
    params: id,
    query: { ...filter, limit: 200 },
  });
  const { run: runFix, ...fixing } = useApiMutation(fixCall);
  const { run: runMatching, ...matching } = useApiMutation(fixMatchingCall, { revalidate: importDraftReads });
  const putAnswer = usePutAnswer();
  // Fixes made since the rows were loaded belong to one dry run: the rows of the next one contain them.
  const dryRun = `${uid} ${preview?.seen_at}`;
  const [recent, setRecent] = useState<{ readonly dryRun: string; readonly fixes: Fixes }>();
  const fixes = recent?.dryRun === dryRun ? recent.fixes : noFixes;

  /** Shows how many fixes wait for a dry run, without loading the file again. */
  const showPending = useCallback(
    (pending: number) =>
      putAnswer<ImportDraft>(
        endpointKey(getImportDraft, { params: { id: uid } }),
        (draft) => draft && { ...draft, pending },
      ),
    [putAnswer, uid],
  );

  const fixImportRows = useCallback(
    async (added: readonly ImportFix[]) => {
      const { pending } = await runFix({ params: { id: uid }, body: { fixes: [...added] } });
      setRecent((now) => ({
        dryRun,
        fixes: withFixes(now?.dryRun === dryRun ? now.fixes : noFixes, added),
      }));
      await showPending(pending);
    },
    [uid, dryRun, runFix, showPending],
  );
  const fixMatchingImportRows = useCallback(
    async (body: BodyOf<typeof fixMatchingCall>) => {
      const { pending, ...fixed } = await runMatching({ params: { id: uid }, body });
      // The pages are loaded again, with all fixes in them.
      setRecent(undefined);
      await showPending(pending);
      return fixed;
    },
    [uid, runMatching, showPending],
  );
  return {
    importDraftRows: useMemo(() => fixedRows(items, fixes), [items, fixes]),
    ...list,
    loadError,
    fixImportRows,
    fixMatchingImportRows,
    isSubmitting: fixing.isSubmitting || matching.isSubmitting,
    error: fixing.error ?? matching.error,
  };
}
