import { type Selection, useSelection } from "@tsumugi/ui";
import { useEffect, useRef } from "react";

/**
 * A selection that ends when what narrows the list changes: what is no longer on screen would be acted on unseen. A list
 * that was out of sight for a while and is shown again keeps it.
 */
export function useSelectionWithin(narrowedBy: string): Selection {
  const { selection } = useSelection();
  const before = useRef(narrowedBy);
  useEffect(() => {
    if (before.current === narrowedBy) return;
    before.current = narrowedBy;
    selection.clear();
  }, [narrowedBy, selection]);
  return selection;
}
