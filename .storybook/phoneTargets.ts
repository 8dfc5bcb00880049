import { breakpoints } from "@tsumugi/ui/theme";
import { missedTargets } from "../tools/touchTargets.ts";

/** At the end of a test: a story as wide as a phone has no control that a thumb misses. */
export function failOnMissedTargets(): void {
  if (window.innerWidth > breakpoints.phone) return;
  const missed = missedTargets();
  if (missed.length > 0) throw new Error(`A thumb misses these on a phone:\n${missed.join("\n")}`);
}
