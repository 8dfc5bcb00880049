import { matchPath } from "react-router-dom";
import { paths } from "../paths.ts";

const patterns = Object.values(paths)
  .map(({ path }) => path)
  // `/creators/new` is also an address of the form `/creators/:id`.
  .sort((a, b) => a.split(":").length - b.split(":").length);

/** The route that an address belongs to, without what stands in it: `/r/:token`. Other addresses are `*`. */
export const routeName = (pathname: string): string =>
  patterns.find((path) => matchPath(path, pathname)) ?? "/*";
