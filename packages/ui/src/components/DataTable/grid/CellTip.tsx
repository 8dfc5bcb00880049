import { useLayoutEffect, useRef } from "react";
import { useStore } from "../useStore.ts";
import type { Grid } from "./grid.ts";

const GAP = 4;

/** Tooltip with the full text or the error of the hovered or active cell, in the browser's top layer. */
export function CellTip<Row>({ grid, id }: { grid: Grid<Row>; id: string }) {
  const tip = useStore(grid.tip.subscribe, grid.tip.get);
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
    // The field stands in the active cell only: asking for the target of a hovered cell would carry it, and the
    // focus, to the pointer.
    const described = tip.cell === grid.activeElement ? grid.focusTarget(grid.activeElement) : tip.cell;
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
