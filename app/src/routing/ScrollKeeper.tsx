import { useEffect, useLayoutEffect, useRef } from "react";
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
    if (left !== undefined) window.scrollTo(0, left);
    else if (named) named.scrollIntoView();
    else if (!shown.keepsScroll) window.scrollTo(0, 0);
    const note = () => {
      if (places.current) places.current[key] = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    note();
    return () => window.removeEventListener("scroll", note);
  }, [shown]);
  return null;
}
