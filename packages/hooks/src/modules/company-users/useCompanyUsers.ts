import { listCompanyUsers, type QueryOf } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The members of the active company, those invited, and the seats used.
 *
 * @example
 * const { companyUsers, seats } = useCompanyUsers();
 */
export function useCompanyUsers(filter: QueryOf<typeof listCompanyUsers> = {}) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listCompanyUsers,
    { query: filter },
    { keepPreviousData: true },
  );
  return {
    companyUsers: data?.items ?? [],
    pendingInvitations: data?.pending_invitations ?? [],
    seats: data?.seats,
    isLoading,
    isRefreshing,
    error,
    refresh,
  };
}
