import { type Company, deleteCompany as deleteCall, restoreCompany as restoreCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyReads } from "./companyReads.ts";
import { useRereadWhenLate } from "./useRereadWhenLate.ts";

const revalidate = companyReads;

interface Versioned {
  readonly uid: string;
  readonly version: number;
}

/**
 * Deletes a company, which is kept for 30 days, and restores it until then. Deleted again because the answer was lost, it
 * answers `undefined`: that it is gone is what was asked for.
 *
 * @example
 * const { deleteCompany, restoreCompany, error } = useDeleteCompany();
 * await deleteCompany(company, reason);
 */
export function useDeleteCompany() {
  const deleting = useApiMutation(deleteCall, { revalidate });
  const restoring = useApiMutation(restoreCall, { revalidate });
  const { run: remove, reset: resetDelete } = deleting;
  const { run: restore, reset: resetRestore } = restoring;
  const reread = useRereadWhenLate();
  const deleteCompany = useCallback(
    ({ uid, version }: Versioned, reason: string): Promise<Company | undefined> =>
      reread(remove({ params: { id: uid }, body: { reason, version } })),
    [remove, reread],
  );
  const restoreCompany = useCallback(
    ({ uid, version }: Versioned) => reread(restore({ params: { id: uid }, body: { version } })),
    [restore, reread],
  );
  const reset = useCallback(() => {
    resetDelete();
    resetRestore();
  }, [resetDelete, resetRestore]);
  return {
    deleteCompany,
    restoreCompany,
    isSubmitting: deleting.isSubmitting || restoring.isSubmitting,
    error: deleting.error ?? restoring.error,
    reset,
  };
}
