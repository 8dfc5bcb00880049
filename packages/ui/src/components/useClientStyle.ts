import type { CSSProperties } from "react";
import { useInBrowser } from "./useInBrowser.ts";

/**
 * Values that only a style attribute can hold, once the page is awake: a strict policy takes them from a script, but refuses
 * the attribute in what a server sends.
 */
export function useClientStyle(
  style: CSSProperties | undefined,
  given?: CSSProperties,
): CSSProperties | undefined {
  const isInBrowser = useInBrowser();
  if (!isInBrowser) return given;
  return given ? { ...style, ...given } : style;
}
