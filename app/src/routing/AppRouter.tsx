import { startTransition, useLayoutEffect, useMemo, useState } from "react";
import { type RouteObject, Router, renderMatches } from "react-router-dom";
import { loadRoutes } from "./lazyRoute.tsx";
import { matchesAt } from "./matchesAt.ts";
import { ScrollKeeper } from "./ScrollKeeper.tsx";
import { createSteps, type Shown, type StepHistory } from "./steps.ts";
import { StepsContext } from "./stepsContext.ts";

export interface AppRouterProps {
  readonly routes: readonly RouteObject[];
  /** The browser's, or one in memory for tests. Stable over renders. */
  readonly history: StepHistory;
}

/**
 * Draws the routes for the present address. Of the library it takes what finds and draws routes; its router for data loads
 * and submits forms as well, which is done elsewhere here, and would be a tenth of all code before the first screen.
 * The page before stays on screen while the code of the next one is loaded.
 */
export function AppRouter({ routes, history }: AppRouterProps) {
  const [steps] = useState(() => createSteps(history));
  const [shown, setShown] = useState(steps.shown);
  useLayoutEffect(() => {
    // All parts at once; else each would be asked for when the one around it is drawn.
    const load = ({ location }: Shown) => void loadRoutes(routes, location.pathname);
    load(steps.shown());
    return steps.follow((next) => {
      load(next);
      startTransition(() => setShown(next));
    });
  }, [steps, routes]);
  const value = useMemo(() => ({ steps, shown }), [steps, shown]);
  return (
    <StepsContext value={value}>
      <Router navigator={steps.navigator} location={shown.location} navigationType={shown.action}>
        {renderMatches(matchesAt(routes, shown.location.pathname))}
        <ScrollKeeper />
      </Router>
    </StepsContext>
  );
}
