import { useEffect } from "react";

/** What somebody does to read on. Until then nobody asked to be anywhere but at the top. */
const READING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
/** An overlay that opens with the page takes the focus; from within a frame it is told as the loss of the window's. */
const TAKEN = ["focusin", "blur"] as const;

/**
 * A docs page and a gallery are read from their top; an overlay in them that takes the focus would scroll down to itself,
 * as soon as its part has been loaded.
 */
export function useFromTop(isOn: boolean) {
  useEffect(() => {
    if (!isOn || window.location.hash) return;
    const reading = new AbortController();
    const { signal } = reading;
    const toTop = () => requestAnimationFrame(() => window.scrollTo(0, 0));
    toTop();
    for (const event of READING) window.addEventListener(event, () => reading.abort(), { signal });
    for (const event of TAKEN) window.addEventListener(event, toTop, { signal });
    return () => reading.abort();
  }, [isOn]);
}
