import { deleteManagedCreator, getErasureImpact, type ManagedCreator } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { managedCreatorReads } from "./managedCreatorReads.ts";

/**
 * What an erasure would change beside the record, and where names may stay. Admins only; `null`: not yet.
 *
 * @example
 * const { erasureImpact } = useErasureImpact(isAsking ? creator.uid : null);
 */
export function useErasureImpact(uid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getErasureImpact,
    uid === null ? null : { params: { id: uid } },
  );
  return { erasureImpact: data, isLoading, error, refresh };
}

export interface UseEraseManagedCreator {
  /** Cannot be undone; job history stays without personal data. Admins only, else `forbidden`. */
  readonly eraseManagedCreator: (uid: string) => Promise<ManagedCreator>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
}

/**
 * Erases a creator's personal data at once.
 *
 * @example
 * const { eraseManagedCreator } = useEraseManagedCreator();
 * await eraseManagedCreator(creator.uid);
 */
export function useEraseManagedCreator(): UseEraseManagedCreator {
  const { run, isSubmitting, error } = useApiMutation(deleteManagedCreator, {
    revalidate: managedCreatorReads,
  });
  const eraseManagedCreator = useCallback(
    (uid: string) => run({ params: { id: uid }, query: { erase: true } }),
    [run],
  );
  return { eraseManagedCreator, isSubmitting, error };
}
