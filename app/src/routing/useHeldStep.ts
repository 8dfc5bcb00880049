import { useEffect, useState } from "react";
import type { Asks } from "./steps.ts";
import { useSteps } from "./stepsContext.ts";

export interface HeldStep {
  /** A step waits for an answer. */
  readonly isHeld: boolean;
  readonly goOn: () => void;
  readonly stay: () => void;
}

/** Holds the steps that lead away from something, until somebody has answered. `asks` is stable over renders. */
export function useHeldStep(asks: Asks): HeldStep {
  const { steps } = useSteps();
  const [held, setHeld] = useState<{ readonly goOn: () => void } | null>(null);
  useEffect(() => steps.guardWith({ asks, onHeld: (goOn) => setHeld({ goOn }) }), [steps, asks]);
  return {
    isHeld: held !== null,
    goOn: () => {
      setHeld(null);
      held?.goOn();
    },
    stay: () => setHeld(null),
  };
}
