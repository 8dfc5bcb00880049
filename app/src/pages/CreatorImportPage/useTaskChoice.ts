import { useState } from "react";
import { useArrivals } from "../../shared/useArrivals.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

/**
 * Which task the person has left behind, or come back to: by hand, or by a link to it (`?task=`) however often it is
 * pressed.
 */
export function useTaskChoice() {
  const linked = useUrlState().get("task");
  const arrivals = useArrivals();
  const [choice, setChoice] = useState<{ leave?: string; open?: string }>({ open: linked });
  const [seen, setSeen] = useState(arrivals);
  if (seen !== arrivals) {
    setSeen(arrivals);
    if (linked) setChoice({ open: linked });
  }
  return [choice, setChoice] as const;
}
