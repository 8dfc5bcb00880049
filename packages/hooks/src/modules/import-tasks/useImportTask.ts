import { getImportTaskStatus, listManagedCreators } from "@tsumugi/contract";
import { useEffect, useRef } from "react";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { importPhase, importProgress, pollInterval } from "./importTaskMachine.ts";

/**
 * The newest import and its progress; polled every second while it runs. The creators are loaded again when it ends.
 *
 * @example
 * const { importTask, phase, progress } = useImportTask();
 */
export function useImportTask() {
  const { data, isLoading, error, refresh } = useApiQuery(
    getImportTaskStatus,
    {},
    { refreshInterval: (newest) => pollInterval(newest?.task) },
  );
  const revalidate = useRevalidate();
  const importTask = data?.task ?? null;
  const isMoving = pollInterval(importTask) > 0;
  const wasMoving = useRef(false);
  useEffect(() => {
    if (wasMoving.current && !isMoving) revalidate([listManagedCreators]);
    wasMoving.current = isMoving;
  }, [isMoving, revalidate]);
  return {
    importTask,
    phase: importPhase(importTask),
    progress: importTask && importProgress(importTask),
    isLoading,
    error,
    refresh,
  };
}
