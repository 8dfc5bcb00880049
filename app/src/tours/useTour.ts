import { useCompleteOnboarding, useCurrentUser } from "@tsumugi/hooks";
import { useEffect, useState } from "react";
import { calm } from "../shared/calm.ts";
import { useUrlState } from "../shared/useUrlState.ts";
import { isAtWork } from "./isAtWork.ts";
import { type TourName, tourSteps } from "./tours.ts";

/**
 * The tour of a screen: starts by itself until it was seen once, and again by `?tour=1` (from the help page).
 * `ready`: what its steps point at is on screen.
 */
export function useTour(name: TourName, ready = true) {
  const { currentUser } = useCurrentUser();
  const { completeOnboarding } = useCompleteOnboarding();
  const url = useUrlState();
  const [isOver, setOver] = useState(false);
  const [isCalm, setCalm] = useState(false);
  const isAsked = url.get("tour") === "1";
  const isNew = currentUser.onboarding?.[name] === undefined;
  // Nobody has asked for it: what the screen itself still loads goes before, and whoever has begun something meanwhile is
  // shown it at the next visit.
  const mayBegin = ready && isNew && !isOver;
  useEffect(() => {
    let isGone = false;
    if (mayBegin) void calm().then(() => isGone || setCalm(!isAtWork()));
    return () => {
      isGone = true;
    };
  }, [mayBegin]);

  const handleEnd = () => {
    setOver(true);
    if (isAsked) url.set({ tour: null });
    // Also when it was closed early: who closes it has seen that it exists.
    if (isNew) void completeOnboarding(name).catch(() => undefined);
  };

  return { run: isAsked ? ready : mayBegin && isCalm, steps: tourSteps[name], onEnd: handleEnd };
}
