import { findDuplicates, type QueryOf } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Records that may be the person being typed in, at most 5, the most certain first. `null`: nothing to look for yet. Pass
 * debounced input, not every key.
 *
 * @example
 * const { duplicates } = useDuplicateCreators({ name: ["山田花子"], account: ["instagram:hanako"] });
 */
export function useDuplicateCreators(query: QueryOf<typeof findDuplicates> | null) {
  const { data, isLoading, error, refresh } = useApiQuery(findDuplicates, query === null ? null : { query }, {
    keepPreviousData: query !== null,
    revalidateOnFocus: false,
  });
  return { duplicates: query === null ? [] : (data?.items ?? []), isLoading, error, refresh };
}
