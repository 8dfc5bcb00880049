import { useEffect } from "react";

const EVERY_MS = 30_000;

/**
 * Asks again and again while the page is in sight: for a screen on which somebody waits for what others do, or what they do
 * themselves on their phone. Coming back to a page asks by itself.
 * @param refresh stable over renders
 */
export function useRefreshWhileWaiting(refresh: () => Promise<void>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
}
