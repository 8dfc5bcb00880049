import {
  type CompanyRenameBody,
  type ContractBody,
  type ContractPeriodBody,
  updateContract as contractCall,
  updateContractPeriod as periodCall,
  renameCompany as renameCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { companyReads } from "./companyReads.ts";
import { useRereadWhenLate } from "./useRereadWhenLate.ts";

const revalidate = companyReads;

/**
 * Changes a company's contract, its period or its name, as an operator. Raises `stale_version` with the present state in
 * `current`, and `seats_below_present`.
 *
 * @example
 * const { updateContract, updateContractPeriod, renameCompany } = useUpdateCompany();
 * await updateContract(company.uid, { max_user: 20, version: company.version });
 */
export function useUpdateCompany() {
  const contract = useApiMutation(contractCall, { revalidate });
  const period = useApiMutation(periodCall, { revalidate });
  const name = useApiMutation(renameCall, { revalidate });
  const { run: changeContract, reset: resetContract } = contract;
  const { run: changePeriod, reset: resetPeriod } = period;
  const { run: rename, reset: resetName } = name;
  const reread = useRereadWhenLate();
  const updateContract = useCallback(
    (uid: string, body: ContractBody) => reread(changeContract({ params: { id: uid }, body })),
    [changeContract, reread],
  );
  const updateContractPeriod = useCallback(
    (uid: string, body: ContractPeriodBody) => reread(changePeriod({ params: { id: uid }, body })),
    [changePeriod, reread],
  );
  const renameCompany = useCallback(
    (uid: string, body: CompanyRenameBody) => reread(rename({ params: { id: uid }, body })),
    [rename, reread],
  );
  const reset = useCallback(() => {
    resetContract();
    resetPeriod();
    resetName();
  }, [resetContract, resetPeriod, resetName]);
  return {
    updateContract,
    updateContractPeriod,
    renameCompany,
    isSubmitting: contract.isSubmitting || period.isSubmitting || name.isSubmitting,
    error: contract.error ?? period.error ?? name.error,
    reset,
  };
}
