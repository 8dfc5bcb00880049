import { getImportDraft, listImportDrafts } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * A file kept on the server with what was chosen and mended for it, and what its last dry run found. `null`: none.
 * `error` is `not_found` once it was taken over, thrown away or has expired.
 *
 * @example
 * const { importDraft, error } = useImportDraft(searchParams.get("draft"));
 */
export function useImportDraft(uid: string | null) {
  const { data, ...query } = useApiQuery(getImportDraft, uid === null ? null : { params: { id: uid } });
  const { isLoading, isRefreshing, error, refresh, replace } = query;
  return { importDraft: data ?? null, isLoading, isRefreshing, error, refresh, replace };
}

/**
 * The caller's own kept files, the newest first, to go on with.
 *
 * @example
 * const { importDrafts } = useImportDrafts();
 */
export function useImportDrafts() {
  const { data, isLoading, error, refresh } = useApiQuery(listImportDrafts, {});
  return { importDrafts: data?.items ?? [], isLoading, error, refresh };
}
