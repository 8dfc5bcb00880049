import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** A page in a file of its own, loaded when it is opened; the page before stays on screen meanwhile. */
export const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});
