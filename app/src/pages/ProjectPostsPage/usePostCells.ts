import type { MetricField } from "@tsumugi/contract";
import { useUpdatePostFigures } from "@tsumugi/hooks";
import type { OnEdit } from "@tsumugi/ui";
import { dayKey } from "@tsumugi/ui/format";
import { fullMessageOf } from "../../shared/errors.ts";

/** Saves figures that are typed into the table, post by post, as read today; a refused cell keeps its text and says why. */
export function usePostCells(): OnEdit {
  const { updatePostFigures } = useUpdatePostFigures();
  return async (changes) => {
    const rows = [...Map.groupBy(changes, ({ rowKey }) => rowKey)].map(async ([uid, cells]) => {
      const figures = Object.fromEntries(
        cells.map(({ columnKey, value }) => [columnKey, typeof value === "number" ? value : null]),
      ) as Partial<Record<MetricField, number | null>>;
      try {
        await updatePostFigures(uid, { measured_on: dayKey(new Date()), figures, source: "manual" });
        return [];
      } catch (error) {
        const message = fullMessageOf(error);
        return cells.map(({ rowKey, columnKey }) => ({ rowKey, columnKey, message }));
      }
    });
    return (await Promise.all(rows)).flat();
  };
}
