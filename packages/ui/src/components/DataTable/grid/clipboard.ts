import type { CellChange, UnparsedCell } from "../edit/editHistory.ts";
import type { Saver } from "../edit/saver.ts";
import { parseTyped } from "../edit/typedCell.ts";
import { copiedText, currentValue, dataCell, readOnlyReason } from "./cells.ts";
import { announce, type Grid } from "./grid.ts";
import { type CellRange, cellsOf, type Fill, fillDown, type Placed, placePaste, rangeSize } from "./range.ts";
import { paintRange, targetRange } from "./selectedRange.ts";
import { parseTsv, toHtmlTable, toTsv } from "./tsv.ts";

/** The texts of a range, row by row. */
function textsOf<Row>(grid: Grid<Row>, range: CellRange): string[][] {
  const rows: string[][] = Array.from({ length: rangeSize(range).rows }, () => []);
  for (const { row, column } of cellsOf(range)) {
    const cell = dataCell(grid, row, column);
    rows[row - range.top]?.push(cell ? copiedText(grid, cell, row) : "");
  }
  return rows;
}

export function copyRange<Row>(grid: Grid<Row>, clipboard: DataTransfer): boolean {
  const range = targetRange(grid);
  if (!range) return false;
  const texts = textsOf(grid, range);
  clipboard.setData("text/plain", toTsv(texts));
  clipboard.setData("text/html", toHtmlTable(texts));
  const { rows, columns } = rangeSize(range);
  announce(
    grid,
    rows * columns === 1
      ? grid.view.word("コピーしました")
      : grid.view.word("{rows}行 × {columns}列をコピーしました", { rows, columns }),
    {
      quiet: true,
    },
  );
  return true;
}

/** Parses texts into changes and counts the cells that cannot be edited. */
function readTexts<Row>(grid: Grid<Row>, placed: readonly Placed[]) {
  const changes: CellChange[] = [];
  let skipped = 0;
  const unparsed: UnparsedCell[] = [];
  for (const { row, column, text } of placed) {
    const cell = dataCell(grid, row, column);
    if (!cell?.column.editor || readOnlyReason(grid, cell)) {
      skipped += 1;
      continue;
    }
    const { rowKey, column: definition } = cell;
    const previous = currentValue(grid, cell);
    const parsed = parseTyped(cell.column.editor, text, cell.row, grid.view.today(), grid.view.word);
    const key = { rowKey, columnKey: definition.key, previous };
    if ("error" in parsed) unparsed.push({ ...key, text, message: parsed.error });
    else changes.push({ ...key, value: parsed.value });
  }
  return { changes, skipped, unparsed };
}

const notes = (parts: readonly (string | false)[]) => parts.filter(Boolean).join("");

export function pasteText<Row>(grid: Grid<Row>, saver: Saver, text: string) {
  const target = targetRange(grid);
  if (!target || text === "") return;
  const size = { rows: grid.view.rows.length, columns: grid.view.columns.length };
  const placed = placePaste(parseTsv(text), target, size);
  const { changes, skipped, unparsed } = readTexts(grid, placed.cells);
  const { rows, columns } = rangeSize(placed.range);
  if (rows * columns > 1) {
    grid.anchor = { row: placed.range.top, column: placed.range.left };
    grid.range = placed.range;
    paintRange(grid);
  }
  announce(
    grid,
    notes([
      grid.view.word("{count}件のセルに貼り付けました。", { count: changes.length }),
      unparsed.length > 0 &&
        grid.view.word("{count}件は読み取れませんでした。赤いセルを直してください。", {
          count: unparsed.length,
        }),
      skipped > 0 && grid.view.word("編集できないセル{count}件は飛ばしました。", { count: skipped }),
      placed.lostRows > 0 &&
        grid.view.word("表に収まらない{count}行は貼り付けていません。", { count: placed.lostRows }),
      placed.lostColumns > 0 &&
        grid.view.word("表に収まらない{count}列は貼り付けていません。", { count: placed.lostColumns }),
    ]),
  );
  void saver.save(changes, unparsed);
}

/** Clears every cell of the range that may be empty. */
export function clearCells<Row>(grid: Grid<Row>, saver: Saver) {
  const range = targetRange(grid);
  if (!range) return;
  const blank = [...cellsOf(range)].map((at) => ({ ...at, text: "" }));
  const { changes, skipped, unparsed } = readTexts(grid, blank);
  const refused = skipped + unparsed.length;
  announce(
    grid,
    notes([
      grid.view.word("{count}件のセルを空にしました。", { count: changes.length }),
      refused > 0 && grid.view.word("{count}件は空にできません。", { count: refused }),
    ]),
  );
  // A rejected clear keeps the previous value; no typed text is lost.
  grid.edits.drop(unparsed);
  void saver.save(changes);
}

/** Copies values from cell to cell within their columns, as one step. */
export function fill<Row>(grid: Grid<Row>, saver: Saver, fills: readonly Fill[]) {
  const changes: CellChange[] = [];
  let skipped = 0;
  for (const { from, to } of fills) {
    const source = dataCell(grid, from.row, from.column);
    const cell = dataCell(grid, to.row, to.column);
    if (!source || !cell || readOnlyReason(grid, cell)) {
      skipped += 1;
      continue;
    }
    changes.push({
      rowKey: cell.rowKey,
      columnKey: cell.column.key,
      value: currentValue(grid, source),
      previous: currentValue(grid, cell),
    });
  }
  if (fills.length === 0) return announce(grid, grid.view.word("上に写す元の行がありません。"));
  announce(
    grid,
    notes([
      grid.view.word("{count}件のセルに写しました。", { count: changes.length }),
      skipped > 0 && grid.view.word("編集できないセル{count}件は飛ばしました。", { count: skipped }),
    ]),
  );
  void saver.save(changes);
}

export function fillRangeDown<Row>(grid: Grid<Row>, saver: Saver) {
  const range = targetRange(grid);
  if (range) fill(grid, saver, fillDown(range));
}
