import { type BodyOf, getMergeImpact, mergeManagedCreators as mergeCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { mergeReads } from "./mergeReads.ts";

/**
 * What merging the absorbed record into the other would change, and the projects in which both are. `null`: not yet.
 *
 * @example
 * const { mergeImpact } = useMergeImpact(kept.uid, absorbed?.uid ?? null);
 */
export function useMergeImpact(uid: string | null, absorbedUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getMergeImpact,
    uid === null || absorbedUid === null
      ? null
      : { params: { id: uid }, query: { absorbed_uid: absorbedUid } },
  );
  return { mergeImpact: data, isLoading, error, refresh };
}

/**
 * Merges two records into one; it cannot be undone. Raises `stale_version` with the record that was changed in `current`,
 * `conflict` naming the projects in which both have a request.
 *
 * @example
 * const { mergeManagedCreators } = useMergeManagedCreators();
 * await mergeManagedCreators(kept.uid, { absorbed_uid, version, absorbed_version, choices });
 */
export function useMergeManagedCreators() {
  const { run, ...submission } = useApiMutation(mergeCall, { revalidate: mergeReads });
  const mergeManagedCreators = useCallback(
    (uid: string, body: BodyOf<typeof mergeCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { mergeManagedCreators, ...submission };
}
