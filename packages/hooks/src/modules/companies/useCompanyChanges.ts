import { type CompanySection, listCompanyChanges } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

/**
 * Who changed a section of the company's settings, newest first; null reads nothing. Raises `forbidden` for the bank's
 * where the role does not see it.
 *
 * @example
 * const { companyChanges, loadMore } = useCompanyChanges("bank");
 */
export function useCompanyChanges(section: CompanySection | null) {
  const { items, ...list } = useApiInfiniteQuery(
    listCompanyChanges,
    section === null ? null : { query: { section, limit: 20 } },
  );
  return { companyChanges: items, ...list };
}
