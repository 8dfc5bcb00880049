import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is laid out for paper: what is out of view belongs on it, too. */
export function usePrinting(isAsked: boolean): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    // The browser takes its picture right after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    window.addEventListener("beforeprint", begin, { signal: stop.signal });
    window.addEventListener("afterprint", () => setIsPrinting(false), { signal: stop.signal });
    return () => stop.abort();
  }, [isAsked]);
  return isPrinting;
}
