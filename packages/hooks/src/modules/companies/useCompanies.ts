import { type CompanyListQuery, listCompanies } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type CompanyFilter = Omit<CompanyListQuery, "cursor">;

/**
 * All companies for operators page by page, or the deleted ones.
 *
 * @example
 * const { companies, total, loadMore } = useCompanies({ contract_state: ["ending"], sort: "contract_ends_on" });
 */
export function useCompanies(filter: CompanyFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(listCompanies, filter === null ? null : { query: filter });
  return { companies: items, ...list };
}
