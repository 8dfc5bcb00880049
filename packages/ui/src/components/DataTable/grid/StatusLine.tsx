import { useWord } from "../../../words/useWord.ts";
import { Button } from "../../Button/Button.tsx";
import { useStore } from "../useStore.ts";
import type { Grid } from "./grid.ts";

/** The result of the last paste, fill or save. It is announced, and shown unless it is marked as quiet. */
export function StatusLine<Row>({ grid }: { grid: Grid<Row> }) {
  const word = useWord();
  const note = useStore(grid.note.subscribe, grid.note.get);
  const hasFailed = useStore(grid.edits.subscribe, () => grid.edits.failed().length > 0);
  return (
    // The mark lets an app ask before values that could not be saved are left behind.
    <div
      className="note"
      data-quiet={!note || note.quiet || undefined}
      data-tsu-unsaved={hasFailed ? "cells" : undefined}
    >
      <span role="status">{note?.text}</span>
      {note && !note.quiet && (
        <span className="end">
          {note.action && (
            <Button size="sm" icon="refresh" onClick={note.action.onClick}>
              {note.action.label}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => grid.note.set(null)}>
            {word("閉じる")}
          </Button>
        </span>
      )}
    </div>
  );
}
