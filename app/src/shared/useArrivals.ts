import { useState } from "react";
import { usePlace } from "../routing/address.ts";
import { isOwnStep } from "./useUrlState.ts";

/**
 * How often a link has led to this page since it was opened, counted from 0: the same one pressed again is meant to
 * lead to its row again. Steps back, and what the page itself writes into the address, are no arrivals.
 */
export function useArrivals(): number {
  const { location, navigationType } = usePlace();
  const { key, state } = location;
  const isBack = navigationType === "POP";
  const [seen, setSeen] = useState({ key, count: 0 });
  if (seen.key === key) return seen.count;
  const count = seen.count + (isBack || isOwnStep(state) ? 0 : 1);
  setSeen({ key, count });
  return count;
}
