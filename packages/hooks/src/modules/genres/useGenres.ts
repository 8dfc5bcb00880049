import { type CountedGenre, listGenres } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

export interface UseGenres {
  /** Each with its number of open creators. */
  readonly genres: readonly CountedGenre[];
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

/**
 * All genres. They hardly ever change: a cached answer is not loaded again.
 *
 * @example
 * const { genres } = useGenres();
 */
export function useGenres(): UseGenres {
  const { data, isLoading, error, refresh } = useApiQuery(
    listGenres,
    {},
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return { genres: data?.items ?? [], isLoading, error, refresh };
}
