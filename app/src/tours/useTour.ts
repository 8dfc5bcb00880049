import { useCompleteOnboarding, useCurrentUser } from "@tsumugi/hooks";
import { useState } from "react";
import { useUrlState } from "../shared/useUrlState.ts";
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
  const isAsked = url.get("tour") === "1";
  const isNew = currentUser.onboarding?.[name] === undefined;

  const handleEnd = () => {
    setOver(true);
    if (isAsked) url.set({ tour: null });
    // Also when it was closed early: who closes it has seen that it exists.
    if (isNew) void completeOnboarding(name).catch(() => undefined);
  };

  return { run: ready && (isAsked || (isNew && !isOver)), steps: tourSteps[name], onEnd: handleEnd };
}
