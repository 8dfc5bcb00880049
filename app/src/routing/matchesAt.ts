import { matchRoutes, type RouteObject } from "react-router-dom";

interface Found {
  readonly routes: readonly RouteObject[];
  readonly pathname: string;
  readonly matches: ReturnType<typeof matchRoutes>;
}

let latest: Found | undefined;

/**
 * The routes of an address, null where there are none. Whoever loads a screen and whoever draws it ask for the same one after
 * the other; the library ranks all routes of the app each time, which is a good part of a move from one screen to the next.
 */
export function matchesAt(routes: readonly RouteObject[], pathname: string): Found["matches"] {
  if (latest?.routes !== routes || latest.pathname !== pathname)
    latest = { routes, pathname, matches: matchRoutes(routes as RouteObject[], pathname) };
  return latest.matches;
}
