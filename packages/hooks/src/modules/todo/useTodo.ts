import { type CallInput, listTodo } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

export type TodoFilter = NonNullable<CallInput<typeof listTodo>["query"]>;

/** A deadline passes and figures are collected without anybody's doing. */
const REFRESH_MS = 5 * 60_000;

/**
 * 今日やること: the groups by urgency with their counts and first folds, and how much there is of each kind, of the whole company or the member's own. Kept up to date
 * by what happens in rooms and projects. `null` filter: not yet.
 *
 * @example
 * const { groups, total } = useTodo({ mine: true });
 */
export function useTodo(filter: TodoFilter | null = {}) {
  const { data, ...query } = useApiQuery(listTodo, filter === null ? null : { query: filter }, {
    keepPreviousData: true,
    refreshInterval: REFRESH_MS,
  });
  return {
    groups: data?.groups ?? [],
    kinds: data?.kinds ?? [],
    total: data?.total,
    mineTotal: data?.mine_total,
    allTotal: data?.all_total,
    isLoading: query.isLoading,
    isRefreshing: query.isRefreshing,
    error: query.error,
    refresh: query.refresh,
  };
}
