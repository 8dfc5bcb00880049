import { listCreators, type OpenCreator } from "@tsumugi/contract";
import { useCallback, useState } from "react";
import { useApiClient } from "../../core/ApiProvider.tsx";
import { type ApiError, asApiError } from "../../core/apiError.ts";
import type { CreatorFilter } from "./useCreators.ts";

const PAGE = 200;

/**
 * All open creators that match a filter, at most `max` in the filter's order: for choosing them at once.
 * `total` counts all that match, so that the screen can say when there are more.
 *
 * @example
 * const { collectCreators, isCollecting } = useCollectCreators();
 * const { creators, total } = await collectCreators({ keyword: "料理" }, 500);
 */
export function useCollectCreators() {
  const client = useApiClient();
  const [isCollecting, setCollecting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const collectCreators = useCallback(
    async (filter: CreatorFilter, max: number) => {
      setCollecting(true);
      setError(undefined);
      try {
        const creators: OpenCreator[] = [];
        let total = 0;
        let cursor: string | undefined;
        do {
          const limit = Math.min(PAGE, max - creators.length);
          const page = await client.call(listCreators, { query: { ...filter, limit, cursor } });
          creators.push(...page.items);
          total = page.total;
          cursor = page.next_cursor ?? undefined;
        } while (cursor && creators.length < max);
        return { creators, total };
      } catch (cause) {
        setError(asApiError(cause));
        throw cause;
      } finally {
        setCollecting(false);
      }
    },
    [client],
  );
  return { collectCreators, isCollecting, error };
}
