import type { MetricField } from "@tsumugi/contract";
import { isApiError, useUpdatePostFigures } from "@tsumugi/hooks";
import type { CellChange, CellRejection, OnEdit } from "@tsumugi/ui";
import { dayKey } from "@tsumugi/ui/format";
import { fullMessageOf } from "../../shared/errors.ts";

const figuresOf = (cells: readonly CellChange[]) =>
  Object.fromEntries(
    cells.map(({ columnKey, value }) => [columnKey, typeof value === "number" ? value : null]),
  ) as Partial<Record<MetricField, number | null>>;

/** Saves figures that are typed into the table, post by post, as read today; a refused cell keeps its text and says why. */
export function usePostCells(): OnEdit {
  const { updatePostFigures } = useUpdatePostFigures();

  const save = async (uid: string, cells: readonly CellChange[]): Promise<CellRejection[]> => {
    try {
      const figures = figuresOf(cells);
      await updatePostFigures(uid, { measured_on: dayKey(new Date()), figures, source: "manual" });
      return [];
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const whyOf = ({ columnKey }: CellChange) => fields[`figures.${columnKey}`];
      const refuse = (some: readonly CellChange[]) =>
        some.map((cell) => ({
          rowKey: cell.rowKey,
          columnKey: cell.columnKey,
          message: whyOf(cell) ?? fullMessageOf(error),
        }));
      // A blank among pasted figures is refused where a fetched one stands: the others of the post are kept.
      const others = cells.filter((cell) => whyOf(cell) === undefined);
      if (others.length === 0 || others.length === cells.length) return refuse(cells);
      const refused = cells.filter((cell) => whyOf(cell) !== undefined);
      return [...refuse(refused), ...(await save(uid, others))];
    }
  };

  return async (changes) => {
    const rows = [...Map.groupBy(changes, ({ rowKey }) => rowKey)].map(([uid, cells]) => save(uid, cells));
    return (await Promise.all(rows)).flat();
  };
}
