import { createContext, useContext } from "react";
import type { Shown, Steps } from "./steps.ts";

export const StepsContext = createContext<{ readonly steps: Steps; readonly shown: Shown } | null>(null);

/** The steps of the router around, and the one that is drawn. */
export function useSteps() {
  const found = useContext(StepsContext);
  if (!found) throw new Error("This needs an <AppRouter> around it.");
  return found;
}
