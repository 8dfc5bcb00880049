import type { RouteObject } from "react-router-dom";
import { type LoadPart, lazyRoute } from "../routing/lazyRoute.tsx";

/** How the code of each page is loaded, by its path. */
export const pageLoads = new Map<string, () => Promise<void>>();

/** A page in a file of its own, loaded when it is opened; the page before stays on screen meanwhile. */
export function page(path: string, load: LoadPart): RouteObject {
  const part = lazyRoute(load);
  pageLoads.set(path, part.handle);
  return { path, ...part };
}
