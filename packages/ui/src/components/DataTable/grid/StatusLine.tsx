import { useWord } from "../../../words/useWord.ts";
import { Button } from "../../Button/Button.tsx";
import { useStore } from "../useStore.ts";
import { focusActive } from "./focus.ts";
import type { Grid } from "./grid.ts";

/** The result of the last paste, fill or save. It is announced, and shown unless it is marked as quiet. */
export function StatusLine<Row>({ grid }: { grid: Grid<Row> }) {
  const word = useWord();
  const note = useStore(grid.note.subscribe, grid.note.get);
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
      data-quiet={!isShown || undefined}
      data-tsu-unsaved={hasFailed ? "cells" : undefined}
    >
      <span role="status">{isLeft ? word("保存できていない値がセルに残っています。") : note?.text}</span>
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
