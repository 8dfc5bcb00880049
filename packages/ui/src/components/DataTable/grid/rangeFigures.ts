import { isValidElement, type ReactNode } from "react";
import { Missing } from "../../CompactNumber/Missing.tsx";
import { cellValue } from "../edit/cellEditors.ts";
import { type CellEdits, withEdits } from "../edit/cellEdits.ts";
import type { ColumnFigure, DataTableColumn } from "../table/columns.ts";
import type { GridView } from "./grid.ts";
import type { CellRange } from "./range.ts";

export type FigureType = ColumnFigure<never>["type"];

/** The numbers of one kind in a range. Yen and days are never added to each other. */
export interface KindFigures {
  type: FigureType;
  sum: number;
  average: number;
  min: number;
  max: number;
}

export interface RangeFigures {
  /** Cells that are not blank, whatever they hold. */
  count: number;
  kinds: readonly KindFigures[];
}

type Source<Row> = Pick<GridView<Row>, "rows" | "rowKey" | "columns">;

function figureOf<Row>({ figure, editor, key }: DataTableColumn<Row>): ColumnFigure<Row> | undefined {
  if (figure || !editor || (editor.type !== "number" && editor.type !== "yen")) return figure;
  return {
    type: editor.type,
    value: (row) => {
      const value = cellValue(editor, key, row);
      return typeof value === "number" ? value : null;
    },
  };
}

const isBlankNode = (drawn: ReactNode) =>
  drawn === null ||
  drawn === undefined ||
  typeof drawn === "boolean" ||
  drawn === "" ||
  (isValidElement(drawn) && drawn.type === Missing);

/** Whether a cell of a column without numbers shows nothing. */
function isBlank<Row>({ text, editor, key, cell }: DataTableColumn<Row>, row: Row): boolean {
  if (text) return text(row) === "";
  if (!editor) return isBlankNode(cell(row));
  const value = cellValue(editor, key, row);
  return value === null || value === "";
}

/**
 * What a range comes to, as it is shown: with the edits that are not saved yet. Each cell is read once, and nothing is
 * drawn for it.
 */
export function rangeFigures<Row>(
  { rows, rowKey, columns }: Source<Row>,
  edits: Pick<CellEdits, "of">,
  { top, bottom, left, right }: CellRange,
): RangeFigures {
  const found = new Map<FigureType, { count: number; sum: number; min: number; max: number }>();
  const within = columns
    .slice(left, right + 1)
    .map((column) => ({ column, figure: figureOf(column), key: column.key }));
  let count = 0;
  for (const stored of rows.slice(top, bottom + 1)) {
    const own = edits.of(rowKey(stored));
    const row = withEdits(stored, columns, own);
    for (const { column, figure, key } of within) {
      // What could not be read as a number stands in its cell as a text.
      if (own?.get(key)?.text !== undefined) {
        count += 1;
        continue;
      }
      if (!figure) {
        if (!isBlank(column, row)) count += 1;
        continue;
      }
      const value = figure.value(row);
      if (typeof value !== "number" || !Number.isFinite(value)) continue;
      count += 1;
      const so = found.get(figure.type);
      if (!so) found.set(figure.type, { count: 1, sum: value, min: value, max: value });
      else {
        so.count += 1;
        so.sum += value;
        if (value < so.min) so.min = value;
        if (value > so.max) so.max = value;
      }
    }
  }
  const kinds = [...found].map(([type, { count: numbers, ...rest }]) => ({
    type,
    ...rest,
    average: rest.sum / numbers,
  }));
  return { count, kinds };
}
