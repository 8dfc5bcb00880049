import { listManagedCreators, type ManagedCreator, type ManagedCreatorListQuery } from "@tsumugi/contract";
import { type ApiInfiniteQuery, useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type ManagedCreatorFilter = Omit<ManagedCreatorListQuery, "cursor" | "format" | "encoding">;

export interface UseManagedCreators extends Omit<ApiInfiniteQuery<ManagedCreator>, "items"> {
  readonly managedCreators: readonly ManagedCreator[];
}

/**
 * The company's creators, page by page. `total` counts all that match the filter. `null` filter: not yet.
 *
 * @example
 * const { managedCreators, total, hasMore, loadMore } = useManagedCreators({ keyword: "はな", stage: ["active"] });
 */
export function useManagedCreators(filter: ManagedCreatorFilter | null = {}): UseManagedCreators {
  const { items, ...list } = useApiInfiniteQuery(
    listManagedCreators,
    filter === null ? null : { query: filter },
  );
  return { managedCreators: items, ...list };
}
