import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

type Load = () => Promise<ComponentType>;

/** How the code of each page is loaded, by its path. */
export const pageLoads = new Map<string, Load>();

/** A page in a file of its own, loaded when it is opened; the page before stays on screen meanwhile. */
export function page(path: string, load: Load): RouteObject {
  pageLoads.set(path, load);
  return { path, lazy: async () => ({ Component: await load() }) };
}
