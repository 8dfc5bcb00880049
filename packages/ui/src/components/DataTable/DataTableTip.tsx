import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "../Button/Button.tsx";
import type { Grid } from "./grid.ts";

const GAP = 4;

/** The rest of a cut text, or why a cell failed: beside the hovered or the active cell, in the browser's top layer. */
export function DataTableTip<Row>({ grid, id }: { grid: Grid<Row>; id: string }) {
  const tip = useSyncExternalStore(grid.tip.subscribe, grid.tip.get);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !tip?.cell.isConnected) return;
    box.showPopover();
    const cell = tip.cell.getBoundingClientRect();
    const own = box.getBoundingClientRect();
    const below = cell.bottom + GAP;
    const top = below + own.height > window.innerHeight ? cell.top - own.height - GAP : below;
    box.style.top = `${Math.max(GAP, top)}px`;
    box.style.left = `${Math.max(GAP, Math.min(cell.left + 8, window.innerWidth - own.width - GAP))}px`;
    const described = grid.focusTarget(tip.cell as HTMLTableCellElement);
    described.setAttribute("aria-describedby", id);
    return () => {
      described.removeAttribute("aria-describedby");
      if (box.matches(":popover-open")) box.hidePopover();
    };
  }, [tip, grid, id]);
  return (
    <div ref={element} id={id} role="tooltip" popover="manual" className="tip" data-tone={tip?.tone}>
      {tip?.text}
    </div>
  );
}

/** What the last paste, fill or save came to; read aloud, and seen where it is more than a word. */
export function DataTableNote<Row>({ grid }: { grid: Grid<Row> }) {
  const note = useSyncExternalStore(grid.note.subscribe, grid.note.get);
  return (
    <div className="note" data-quiet={!note || note.quiet || undefined}>
      <span role="status">{note?.text}</span>
      {note && !note.quiet && (
        <span className="end">
          {note.action && (
            <Button size="sm" icon="refresh" onClick={note.action.press}>
              {note.action.label}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => grid.note.set(null)}>
            閉じる
          </Button>
        </span>
      )}
    </div>
  );
}
