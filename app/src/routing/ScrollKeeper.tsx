import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSteps } from "./stepsContext.ts";

const KEY = "tsumugi.scroll";

type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Places;
  } catch {
    return {};
  }
}

/** A new page begins at its top or at the part that the address names, a page gone back to where it was left. */
export function ScrollKeeper() {
  const { shown } = useSteps();
  const places = useRef<Places>(null);
  places.current ??= readPlaces();
  /** How far the window is scrolled, as far as it has told; read, not drawn. */
  const [position] = useState(() => ({ y: window.scrollY }));

  useEffect(() => {
    const keep = () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify(places.current));
      } catch {
        // The page begins at its top when it is loaded again.
      }
      // The next document is the browser's to scroll.
      history.scrollRestoration = "auto";
    };
    const take = () => {
      history.scrollRestoration = "manual";
    };
    take();
    window.addEventListener("pagehide", keep);
    window.addEventListener("pageshow", take);
    return () => {
      window.removeEventListener("pagehide", keep);
      window.removeEventListener("pageshow", take);
      history.scrollRestoration = "auto";
    };
  }, []);

  useLayoutEffect(() => {
    const { key, hash } = shown.location;
    const left = places.current?.[key];
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (left !== undefined) scrollTo(left);
    else if (named) {
      named.scrollIntoView();
      position.y = window.scrollY;
    } else if (!shown.keepsScroll) scrollTo(0);
    const note = () => {
      if (places.current) places.current[key] = position.y;
    };
    const follow = () => {
      position.y = window.scrollY;
      note();
    };
    window.addEventListener("scroll", follow, { passive: true });
    note();
    return () => window.removeEventListener("scroll", follow);

    /** Only where it changes something: to scroll, or to ask how far, the browser has to lay out the whole new page at once. */
    function scrollTo(y: number) {
      if (y === position.y) return;
      window.scrollTo(0, y);
      position.y = window.scrollY;
    }
  }, [shown, position]);
  return null;
}
