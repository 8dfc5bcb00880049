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

/** How one column is read, decided once for all of its rows. */
interface ColumnReader<Row> {
  key: string;
  /** Absent where the cells hold no numbers. */
  kind: Counted | undefined;
  number: (row: Row) => number | null | undefined;
  /** Whether a cell without a number shows nothing. */
  isBlank: (row: Row) => boolean;
}

interface Counted {
  type: FigureType;
  count: number;
  sum: number;
  min: number;
  max: number;
}

const noNumber = () => null;

function blankOf<Row>({ text, editor, key, cell }: DataTableColumn<Row>): (row: Row) => boolean {
  if (text) return (row) => text(row) === "";
  if (!editor) return (row) => isBlankNode(cell(row));
  return (row) => {
    const value = cellValue(editor, key, row);
    return value === null || value === "";
  };
}

/**
 * What a range comes to, as it is shown: with the edits that are not saved yet. Each cell is read once, and no number is
 * drawn for it: thousands of cells are counted within a frame, while somebody drags.
 */
export function rangeFigures<Row>(
  { rows, rowKey, columns }: Source<Row>,
  edits: Pick<CellEdits, "of">,
  { top, bottom, left, right }: CellRange,
): RangeFigures {
  const found = new Map<FigureType, Counted>();
  const kindOf = (type: FigureType) => {
    const kind = found.get(type) ?? { type, count: 0, sum: 0, min: Infinity, max: -Infinity };
    found.set(type, kind);
    return kind;
  };
  const readers = columns.slice(left, right + 1).map((column): ColumnReader<Row> => {
    const figure = figureOf(column);
    return {
      key: column.key,
      kind: figure && kindOf(figure.type),
      number: figure?.value ?? noNumber,
      isBlank: blankOf(column),
    };
  });
  let count = 0;
  const end = Math.min(bottom, rows.length - 1);
  for (let at = top; at <= end; at += 1) {
    const stored = rows[at] as Row;
    const own = edits.of(rowKey(stored));
    const row = own ? withEdits(stored, columns, own) : stored;
    for (const { key, kind, number, isBlank } of readers) {
      // What could not be read as a number stands in its cell as a text.
      if (own?.get(key)?.text !== undefined) count += 1;
      else if (!kind) count += isBlank(row) ? 0 : 1;
      else {
        const value = number(row);
        if (typeof value !== "number" || !Number.isFinite(value)) continue;
        count += 1;
        kind.count += 1;
        kind.sum += value;
        if (value < kind.min) kind.min = value;
        if (value > kind.max) kind.max = value;
      }
    }
  }
  const kinds = [...found.values()].flatMap(({ count: numbers, ...rest }) =>
    numbers === 0 ? [] : { ...rest, average: rest.sum / numbers },
  );
  return { count, kinds };
}
