import { useWord } from "../../../words/useWord.ts";
import { Button } from "../../Button/Button.tsx";
import type { DataTableColumn } from "../table/columns.ts";
import { useStore } from "../useStore.ts";
import { FiguresLine } from "./FiguresLine.tsx";
import { focusActive } from "./focus.ts";
import type { Grid } from "./grid.ts";
import { useRangeFigures } from "./useRangeFigures.ts";

interface StatusLineProps<Row> {
  grid: Grid<Row>;
  rows: readonly Row[];
  /** The shown columns. */
  columns: readonly DataTableColumn<Row>[];
}

/**
 * The result of the last paste, fill or save, and what the selected range comes to. The result is announced, and shown unless
 * it is marked as quiet.
 */
export function StatusLine<Row>({ grid, rows, columns }: StatusLineProps<Row>) {
  const word = useWord();
  const note = useStore(grid.note.subscribe, grid.note.get);
  const figures = useRangeFigures(grid, rows, columns);
  const hasFailed = useStore(grid.edits.subscribe, () => grid.edits.failed().length > 0);
  // Closed or followed by a quiet one, the note must not leave refused values behind with a colour alone.
  const isLeft = hasFailed && (!note || note.quiet === true);
  const isShown = isLeft || (note !== null && !note.quiet);
  const restore = () => {
    grid.actions?.revert(grid.edits.failed());
    grid.note.set(null);
    focusActive(grid);
  };
  return (
    // The mark lets an app ask before values that could not be saved are left behind.
    <div
      className="note"
      data-quiet={(!isShown && !figures) || undefined}
      data-tsu-unsaved={hasFailed ? "cells" : undefined}
    >
      <span role="status" className={isShown ? undefined : "tsu-hidden"}>
        {/* Only what is put there is read aloud, also when it says the same. */}
        {isLeft
          ? word("保存できていない値がセルに残っています。")
          : note && <span key={note.turn}>{note.text}</span>}
      </span>
      {figures && <FiguresLine figures={figures} />}
      {isShown && (
        <span className="end">
          {note && !isLeft && note.action && (
            <Button size="sm" icon="refresh" onClick={note.action.onClick}>
              {note.action.label}
            </Button>
          )}
          {hasFailed && (
            <Button size="sm" onClick={restore}>
              {word("元の値に戻す")}
            </Button>
          )}
          {!isLeft && (
            <Button size="sm" variant="ghost" onClick={() => grid.note.set(null)}>
              {word("閉じる")}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
