import { getManagedCreator, getPayee, type PayeeBody, updatePayee as updateCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Changes what a creator is paid by. Raises `stale_version` where somebody else has changed it meanwhile.
 *
 * @example
 * const { updatePayee } = useUpdatePayee();
 * await updatePayee(managedCreatorUid, { bank_account, version });
 */
export function useUpdatePayee() {
  const { run, ...submission } = useApiMutation(updateCall, { revalidate: [getPayee, getManagedCreator] });
  const updatePayee = useCallback((id: string, body: PayeeBody) => run({ params: { id }, body }), [run]);
  return { updatePayee, ...submission };
}
