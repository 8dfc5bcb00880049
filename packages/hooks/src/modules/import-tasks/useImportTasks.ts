import { listImportTasks } from "@tsumugi/contract";
import { useEffect } from "react";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

const POLL_MS = 2_000;

/**
 * All imports of the company, the newest first. Read again every other second while one runs or is taken back.
 *
 * @example
 * const { importTasks, loadMore } = useImportTasks();
 */
export function useImportTasks() {
  const { items, ...list } = useApiInfiniteQuery(listImportTasks, { query: {} });
  const { refresh } = list;
  const isMoving = items.some(({ finished_at, undo, undone_at }) => !finished_at || (undo && !undone_at));
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);
  return { importTasks: items, ...list };
}
