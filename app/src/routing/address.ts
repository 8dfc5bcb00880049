import { createContext, use, useCallback } from "react";
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
} from "react-router-dom";
import type { StepOptions } from "./steps.ts";

/** An address, and by what kind of step it was reached. */
export type Place = React.ContextType<typeof LocationContext>;

/**
 * The address of a page that is kept. React draws all that read a context again when any such context around them changes,
 * also one that is hidden by a nearer one. The library's changes at each step; this one stands around kept pages alone, so
 * that a step between two of them draws nothing in them.
 */
export const KeptPlaceContext = createContext<Place | null>(null);

export const usePlace = (): Place => use(KeptPlaceContext) ?? use(LocationContext);

/** The address of the page, as the library has it. */
export const useLocation = (): Location => usePlace().location;

type Options = StepOptions & Pick<NavigateOptions, "replace" | "state">;

/**
 * Steps to an address of the app (`/creators?sort=name`), or to the present one with other parameters (`?sort=name`). The
 * function stays the same over renders, and its reader is not drawn again by a step.
 */
export function useNavigate(): (to: string, options?: Options) => void {
  const { navigator } = use(NavigationContext);
  return useCallback(
    (to, { replace = false, state, ...options } = {}) =>
      navigator[replace ? "replace" : "push"](to, state, options),
    [navigator],
  );
}
