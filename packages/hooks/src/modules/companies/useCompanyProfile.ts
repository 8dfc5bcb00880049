import { getCompanyProfile } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The own company's settings. What only those who pay may see is null for the others. `false`: not yet.
 *
 * @example
 * const { companyProfile } = useCompanyProfile();
 */
export function useCompanyProfile(isWanted = true) {
  const { data, isLoading, error, refresh } = useApiQuery(getCompanyProfile, isWanted ? {} : null);
  return { companyProfile: data, isLoading, error, refresh };
}
