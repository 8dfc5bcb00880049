import { type ReactNode, useLayoutEffect, useState } from "react";
import { ClockContext, DrawnAtContext, systemClock } from "../clock/clock.ts";
import { GlobalStyle } from "./GlobalStyle.tsx";
import { NonceContext, tellNonce } from "./nonce.ts";

export type ColorMode = "light" | "dark" | "system";

const DRAWN_AT = "tsumugi-drawn-at";
const isServer = () => typeof document === "undefined";
/** What the server wrote into the head of the page, in ms. */
const sentMoment = () => {
  const sent = document.querySelector(`meta[name="${DRAWN_AT}"]`)?.getAttribute("content");
  return sent ? Number(sent) : undefined;
};

export interface UiProviderProps {
  /** Set as `data-theme` on the root element. `system` follows the operating system. */
  colorMode?: ColorMode;
  /** The current time in ms; stories and tests pass a fixed one. */
  clock?: () => number;
  /**
   * When a server draws the page, in ms: relative times are computed from it there and until the page is awake.
   * Default: the server's present, handed over in a `meta` element.
   */
  now?: number;
  /**
   * The nonce of the page's Content-Security-Policy, for the style elements of this package and its libraries.
   * `null`: the page links `styles.css`, and no rules are inserted (`@tsumugi/ui/linked` sees to it).
   */
  nonce?: string | null;
  children: ReactNode;
}

/** Global styles and the clock of relative times. Once, around the whole app. */
export function UiProvider({
  colorMode = "system",
  clock = systemClock,
  now,
  nonce,
  children,
}: UiProviderProps) {
  const [drawnAt] = useState(() => now ?? (isServer() ? clock() : sentMoment()));
  // Before anything below draws: what is drawn writes its rules at once.
  useState(() => nonce && !isServer() && tellNonce(nonce));
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = colorMode;
  }, [colorMode]);

  return (
    <ClockContext value={clock}>
      <DrawnAtContext value={drawnAt}>
        <NonceContext value={nonce}>
          <GlobalStyle />
          {isServer() && now === undefined && <meta name={DRAWN_AT} content={String(drawnAt)} />}
          {isServer() && nonce && <meta property="csp-nonce" nonce={nonce} />}
          {children}
        </NonceContext>
      </DrawnAtContext>
    </ClockContext>
  );
}
