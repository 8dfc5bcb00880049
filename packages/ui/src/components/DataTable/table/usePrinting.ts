import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is printed, because the rows out of view are printed too. */
export function usePrinting(isAsked: boolean): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    // The browser lays out the page right after the event, so the state must be flushed.
    const begin = () => flushSync(() => setIsPrinting(true));
    window.addEventListener("beforeprint", begin, { signal: stop.signal });
    window.addEventListener("afterprint", () => setIsPrinting(false), { signal: stop.signal });
    return () => stop.abort();
  }, [isAsked]);
  return isPrinting;
}
