import { useLayoutEffect } from "react";
import { OverlayStyle } from "../OverlayStyle.ts";

let open = 0;

/** The page behind stays where it is: its scrollbar goes, and the room that it took is kept. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  open += 1;
  if (open === 1) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  return () => {
    open -= 1;
    if (open > 0) return;
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}

/**
 * What lies over the page behind a modal. Radix's own writes a style element of a text that depends on the machine's
 * scrollbar, which neither hashes nor linked styles let through.
 */
export function Overlay() {
  useLayoutEffect(holdPage, []);
  return (
    <>
      <OverlayStyle />
      <div className="tsu-overlay" />
    </>
  );
}
