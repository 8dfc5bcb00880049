import { type BelongingCompany, listBelongingCompanies } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useSessionValue } from "./sessionContext.ts";

export interface UseBelongingCompanies {
  readonly companies: readonly BelongingCompany[];
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

/**
 * The companies that the signed-in person may switch to, the active one marked.
 *
 * @example
 * const { companies } = useBelongingCompanies();
 */
export function useBelongingCompanies(): UseBelongingCompanies {
  const { currentUser } = useSessionValue();
  const { data, isLoading, error, refresh } = useApiQuery(
    listBelongingCompanies,
    currentUser ? { params: { id: currentUser.uid } } : null,
  );
  return { companies: data?.items ?? [], isLoading, error, refresh };
}
