import {
  type BodyOf,
  fixImportDraftRows as fixCall,
  fixMatchingImportDraftRows as fixMatchingCall,
  type ImportDraft,
  type ImportFix,
  listImportDraftRows,
} from "@tsumugi/contract";
import { useCallback, useMemo } from "react";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { mendedRows } from "./draftRows.ts";
import { importDraftReads } from "./importReads.ts";
import { useHeldFixes } from "./useHeldFixes.ts";
import { useTellPending } from "./useTellPending.ts";

export interface ImportDraftRowFilter {
  /** `key` of one of the draft's `error_kinds`. */
  readonly error?: string;
  /** Words in the cells. */
  readonly keyword?: string;
}

/**
 * The rows of a kept file that cannot be taken over, 200 a page, each saved on the server as it is mended.
 * `error` is of the mending, `loadError` of the reading. Mending raises `not_found` once the file is gone.
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
  const tellPending = useTellPending(uid);
  const { held, hold, letGo } = useHeldFixes(`${uid} ${preview?.seen_at}`);

  const fixImportRows = useCallback(
    async (fixes: readonly ImportFix[]) => {
      const { pending } = await runFix({ params: { id: uid }, body: { fixes: [...fixes] } });
      hold(fixes);
      await tellPending(pending);
    },
    [uid, runFix, hold, tellPending],
  );
  const fixMatchingImportRows = useCallback(
    async (cure: BodyOf<typeof fixMatchingCall>) => {
      const { pending, ...cured } = await runMatching({ params: { id: uid }, body: cure });
      // The pages are read again, with all that is mended in them.
      letGo();
      await tellPending(pending);
      return cured;
    },
    [uid, runMatching, letGo, tellPending],
  );
  return {
    importDraftRows: useMemo(() => mendedRows(items, held), [items, held]),
    ...list,
    loadError,
    fixImportRows,
    fixMatchingImportRows,
    isSubmitting: fixing.isSubmitting || matching.isSubmitting,
    error: fixing.error ?? matching.error,
  };
}
