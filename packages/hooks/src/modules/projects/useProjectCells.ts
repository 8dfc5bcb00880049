import { type CellChange, editProjectCells, type RefusedCell } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApiClient } from "../../core/ApiProvider.tsx";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { createCellQueue } from "./cellQueue.ts";
import { putRows, sheetState } from "./sheetRows.ts";

/**
 * Changes cells of a project's sheet: one, or all of a paste, a fill or an undo. Resolves with the cells that were
 * refused, with the present value where a colleague was first (`reason: "stale"`); the others are kept. Changed rows
 * come into every list that shows them without a load. Rejects with `ApiError` where nothing was written.
 *
 * @example
 * const { editCells } = useProjectCells(project.uid);
 * const refused = await editCells([{ creator_uid, column: "memo", value: "優先", was: "" }]);
 */
export function useProjectCells(projectUid: string) {
  const client = useApiClient();
  const { cache, mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  const editCells = useCallback(
    (changes: readonly CellChange[]): Promise<readonly RefusedCell[]> => {
      const { queues } = sheetState(cache);
      const queue =
        queues.get(projectUid) ??
        createCellQueue(async (next) => {
          const { items, refused } = await client.call(editProjectCells, {
            params: { id: projectUid },
            body: { changes: [...next] },
          });
          await putRows(cache, mutate, projectUid, items);
          revalidate([`GET /company/projects/${encodeURIComponent(projectUid)}/history`]);
          return refused;
        });
      queues.set(projectUid, queue);
      return queue(changes);
    },
    [client, cache, mutate, revalidate, projectUid],
  );
  return { editCells };
}
