import { usePhone } from "@tsumugi/ui/theme";
import { useEffect, useState } from "react";
import { hasChanges } from "./unsavedWork.ts";

/** For what is typed to be saved or thrown away: nothing tells of it. */
const LOOK_MS = 1000;

/**
 * As `usePhone`, but it stays as it is while something is typed: a phone that is turned would draw the other layout of the
 * page, and its fields would be empty.
 */
export function useSteadyPhone(): boolean {
  const isPhone = usePhone();
  const [shown, setShown] = useState(isPhone);
  useEffect(() => {
    if (isPhone === shown) return;
    const follow = () => {
      if (!hasChanges()) setShown(isPhone);
    };
    follow();
    const timer = setInterval(follow, LOOK_MS);
    return () => clearInterval(timer);
  }, [isPhone, shown]);
  return shown;
}
