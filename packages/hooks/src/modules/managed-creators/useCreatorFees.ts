import { listCreatorFees } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Fees of the jobs with a creator, oldest first, in tax-excluded yen. `null` uid: not yet, or for those who see no fees.
 *
 * @example
 * const { fees } = useCreatorFees(canSeeFees ? uid : null);
 */
export function useCreatorFees(uid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listCreatorFees,
    uid === null ? null : { params: { id: uid } },
  );
  return { fees: data?.items ?? [], isLoading, error, refresh };
}
