import { type ManagedCreator, updateManagedCreator } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { managedCreatorReads } from "./managedCreatorReads.ts";

export interface UseRestoreManagedCreator {
  readonly restoreManagedCreator: (
    creator: Pick<ManagedCreator, "uid" | "version">,
  ) => Promise<ManagedCreator>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
}

/**
 * Restores an archived creator.
 *
 * @example
 * const { restoreManagedCreator } = useRestoreManagedCreator();
 * await restoreManagedCreator(creator);
 */
export function useRestoreManagedCreator(): UseRestoreManagedCreator {
  const { run, isSubmitting, error } = useApiMutation(updateManagedCreator, {
    revalidate: managedCreatorReads,
  });
  const restoreManagedCreator = useCallback(
    ({ uid, version }: Pick<ManagedCreator, "uid" | "version">) =>
      run({ params: { id: uid }, body: { version, restore: true } }),
    [run],
  );
  return { restoreManagedCreator, isSubmitting, error };
}
