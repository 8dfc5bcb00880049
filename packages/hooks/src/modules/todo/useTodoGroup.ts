import { listTodoGroup, type TodoKind } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

/**
 * One kind of 今日やること page by page. `null` kind: not yet.
 *
 * @example
 * const { todos, hasMore, loadMore } = useTodoGroup("reply", { mine: false });
 */
export function useTodoGroup(kind: TodoKind | null, { mine = false }: { readonly mine?: boolean } = {}) {
  const { items, ...list } = useApiInfiniteQuery(
    listTodoGroup,
    kind === null ? null : { params: { kind }, query: { mine } },
  );
  return { todos: items, ...list };
}
