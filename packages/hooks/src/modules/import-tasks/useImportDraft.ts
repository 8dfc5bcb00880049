import { getImportDraft, listImportDrafts } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * An uploaded file on the server with its mapping and fixes, and the result of its last dry run. `null`: none. `error`
 * is `not_found` once it was imported, discarded or has expired.
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
 * The caller's own uploaded files, newest first, to continue with.
 *
 * @example
 * const { importDrafts } = useImportDrafts();
 */
export function useImportDrafts() {
  const { data, isLoading, error, refresh } = useApiQuery(listImportDrafts, {});
  return { importDrafts: data?.items ?? [], isLoading, error, refresh };
}
