import { type ReactNode, useLayoutEffect } from "react";
import { ClockContext, systemClock } from "../format/clock.ts";
import { GlobalStyle } from "./GlobalStyle.tsx";

export type ColorMode = "light" | "dark" | "system";

export interface UiProviderProps {
  /** Set as `data-theme` on the root element. `system` follows the operating system. */
  colorMode?: ColorMode;
  /** The current time in ms; stories and tests pass a fixed one. */
  clock?: () => number;
  children: ReactNode;
}

/** Global styles and the clock of relative times. Once, around the whole app. */
export function UiProvider({ colorMode = "system", clock = systemClock, children }: UiProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = colorMode;
  }, [colorMode]);

  return (
    <ClockContext value={clock}>
      <GlobalStyle />
      {children}
    </ClockContext>
  );
}
