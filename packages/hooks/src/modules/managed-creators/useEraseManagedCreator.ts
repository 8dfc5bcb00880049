import { deleteManagedCreator, type ManagedCreator } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { managedCreatorReads } from "./managedCreatorReads.ts";

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
