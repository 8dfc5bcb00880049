import { type RefObject, useContext, useEffectEvent, useLayoutEffect, useRef } from "react";
import { StepsContext } from "../routing/stepsContext.ts";

/**
 * Whether a list was come to at its bare address, and nothing was chosen in it since: whoever chooses writes false. It is
 * asked at each arrival, also where the screen was kept; gone back to, the list stands as it was left.
 */
export function useArrivedBare(isBare: boolean): RefObject<boolean> {
  const steps = useContext(StepsContext);
  const hasArrived = useRef(isBare);
  const arrive = useEffectEvent(() => {
    if (steps?.shown.action !== "POP") hasArrived.current = isBare;
  });
  useLayoutEffect(() => arrive(), []);
  return hasArrived;
}
