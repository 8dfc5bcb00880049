import { useSyncExternalStore } from "react";

const wide = () => window.matchMedia("(min-width: 1280px)");

function subscribe(onChange: () => void) {
  const media = wide();
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether a third column has room beside the navigation and the page. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
