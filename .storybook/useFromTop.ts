import { useEffect } from "react";

/** What somebody does to read on. Until then nobody asked to be anywhere but at the top. */
const READING = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
/** An overlay that opens with the page takes the focus; from within a frame it is told as the loss of the window's. */
const TAKEN = ["focusin", "blur"] as const;

/** A docs page is read from its top; an overlay in it that takes the focus would scroll down to itself. */
export function useFromTop() {
  useEffect(() => {
    if (window.location.hash) return;
    const reading = new AbortController();
    const { signal } = reading;
    const toTop = () => requestAnimationFrame(() => window.scrollTo(0, 0));
    for (const event of READING) window.addEventListener(event, () => reading.abort(), { signal });
    for (const event of TAKEN) window.addEventListener(event, toTop, { signal });
    return () => reading.abort();
  }, []);
}
