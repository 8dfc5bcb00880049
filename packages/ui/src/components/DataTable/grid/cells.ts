import { type CellValue, cellLabel, cellText, cellValue } from "../edit/cellEditors.ts";
import { withEdits } from "../edit/cellEdits.ts";
import type { DataTableColumn } from "../table/columns.ts";
import { cellAt, type Grid, offsetOf } from "./grid.ts";

/** A data cell: its row as shown, including unsaved edits, and its column. */
export interface DataCell<Row> {
  row: Row;
  rowKey: string;
  column: DataTableColumn<Row>;
}

/** The data cell at a row and a column (without the checkbox column). */
export function dataCell<Row>(grid: Grid<Row>, row: number, column: number): DataCell<Row> | undefined {
  const found = grid.view.rows[row];
  const definition = grid.view.columns[column];
  if (found === undefined || !definition) return undefined;
  const rowKey = grid.view.rowKey(found);
  return { row: withEdits(found, grid.view.columns, grid.edits.of(rowKey)), rowKey, column: definition };
}

/** Why a cell cannot be edited; undefined if it can. */
export function readOnlyReason<Row>(grid: Grid<Row>, { row, column }: DataCell<Row>): string | undefined {
  if (!grid.view.onEdit || !column.editor) return grid.view.word("このセルは編集できません。");
  const reason = column.editor.readOnly?.(row) ?? false;
  if (reason === false) return undefined;
  return reason === true ? grid.view.word("このセルは編集できません。") : reason;
}

/** The value as shown, including unsaved edits. */
export function currentValue<Row>(grid: Grid<Row>, { row, rowKey, column }: DataCell<Row>): CellValue {
  if (!column.editor) return null;
  const edit = grid.edits.get({ rowKey, columnKey: column.key });
  return edit ? edit.value : cellValue(column.editor, column.key, row);
}

/** The text that is copied from a cell. */
export function copiedText<Row>(grid: Grid<Row>, cell: DataCell<Row>, rowIndex: number): string {
  const { row, rowKey, column } = cell;
  const kept = grid.edits.get({ rowKey, columnKey: column.key })?.text;
  if (kept !== undefined) return kept;
  if (column.text) return column.text(row);
  if (column.editor) return cellText(column.editor, currentValue(grid, cell), grid.view.word);
  const drawn = column.cell(row);
  if (typeof drawn === "string" || typeof drawn === "number") return String(drawn);
  const at = { row: rowIndex, column: grid.view.columns.indexOf(column) + offsetOf(grid) };
  return column.title?.(row) ?? cellAt(grid, at)?.textContent ?? "";
}

/** What a row is called: the text of its first column. */
export function rowName<Row>({ view }: Grid<Row>, row: Row): string {
  const [first] = view.columns;
  return first?.text?.(row) ?? first?.title?.(row) ?? "";
}

/** The accessible name of an editable cell. */
export function spokenCell<Row>(grid: Grid<Row>, cell: DataCell<Row>): string {
  const { column } = cell;
  return column.editor
    ? `${column.header} ${cellLabel(column.editor, currentValue(grid, cell), grid.view.word)}`
    : column.header;
}
