import { deleteManagedCreator, type ManagedCreator } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { managedCreatorReads } from "./managedCreatorReads.ts";

export interface UseArchiveManagedCreator {
  /** Restorable for 30 days; `erase_on` of the answer is the day after which it is not. */
  readonly archiveManagedCreator: (uid: string) => Promise<ManagedCreator>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
}

/**
 * Archives a creator.
 *
 * @example
 * const { archiveManagedCreator } = useArchiveManagedCreator();
 * await archiveManagedCreator(creator.uid);
 */
export function useArchiveManagedCreator(): UseArchiveManagedCreator {
  const { run, isSubmitting, error } = useApiMutation(deleteManagedCreator, {
    revalidate: managedCreatorReads,
  });
  const archiveManagedCreator = useCallback((uid: string) => run({ params: { id: uid } }), [run]);
  return { archiveManagedCreator, isSubmitting, error };
}
