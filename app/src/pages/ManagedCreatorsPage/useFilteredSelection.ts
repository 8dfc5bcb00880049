import type { CreatorFilterValue } from "@tsumugi/patterns";
import { type Selection, useSelection } from "@tsumugi/ui";
import { useEffect } from "react";

/** A selection that ends with the filters it was made under: what is no longer on screen would be acted on unseen. */
export function useFilteredSelection(value: CreatorFilterValue): Selection {
  const { selection } = useSelection();
  const key = JSON.stringify(value);
  useEffect(() => {
    if (key) selection.clear();
  }, [key, selection]);
  return selection;
}
