import { useSyncExternalStore } from "react";
import { breakpoints } from "./scale.ts";

const phone = () => window.matchMedia(`(max-width: ${breakpoints.phone}px)`);
const subscribe = (onChange: () => void) => {
  const query = phone();
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

// A .tsx file, because the build marks only those as client code.
/** Whether the window is as narrow as a phone and another layout is used. False on a server. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  );
