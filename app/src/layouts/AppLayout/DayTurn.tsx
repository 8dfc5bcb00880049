import { useRevalidate } from "@tsumugi/hooks";
import { useAtPresent } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { useEffect, useRef } from "react";

/**
 * Loads again what is on screen when the day changes in Japan: what is due, how long a row has waited and what stands
 * under 今日 are counted from the day, and nobody tells a screen that was left open that it has passed.
 */
export function DayTurn() {
  const revalidate = useRevalidate();
  const today = useAtPresent(dayKey);
  const loaded = useRef(today);
  useEffect(() => {
    if (loaded.current === today) return;
    loaded.current = today;
    revalidate(["GET "]);
  }, [revalidate, today]);
  return null;
}
