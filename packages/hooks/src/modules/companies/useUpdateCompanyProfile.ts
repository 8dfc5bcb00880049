import {
  type CompanyProfileBody,
  getCompanyProfile,
  listCompanyChanges,
  updateCompanyProfile as updateCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

const revalidate = [getCompanyProfile, listCompanyChanges] as const;

/**
 * Changes the given fields of the own company (admins). With `version` it raises `stale_version` with the present
 * state; without, the last one wins.
 *
 * @example
 * const { updateCompanyProfile } = useUpdateCompanyProfile();
 * await updateCompanyProfile({ phone: "03-1234-5678", version: companyProfile.version });
 */
export function useUpdateCompanyProfile() {
  const { run, ...submission } = useApiMutation(updateCall, { revalidate });
  const updateCompanyProfile = useCallback((body: CompanyProfileBody) => run({ body }), [run]);
  return { updateCompanyProfile, ...submission };
}
