import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { routeModules } from "../routeFiles.ts";
import { paths } from "./paths.ts";
import { routes } from "./router.tsx";
import { operatorPages } from "./routes/operatorPages.ts";

test("leads every address that paths.ts names to a page of its own", () => {
  for (const [name, { path }] of Object.entries(paths)) {
    const matched = matchRoutes(routes, path.replaceAll(/:[A-Za-z]+/g, "x1"));
    expect(matched?.at(-1)?.route.path, name).not.toBe("*");
    expect(matched, name).not.toBeNull();
  }
});

test("draws the operator's screens to nobody else", () => {
  const guarded = Object.values(paths)
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/admin"));
  expect(guarded.length).toBeGreaterThan(0);
  for (const path of guarded) {
    const matched = matchRoutes(routes, path.replaceAll(/:[A-Za-z]+/g, "x1"));
    expect(
      matched?.map(({ route }) => route),
      path,
    ).toContain(operatorPages);
  }
});

test("leads from the settings' address to one's own", () => {
  const found = matchRoutes(routes, "/settings")?.at(-1)?.route;
  expect(found?.path).toBe("/settings");
  expect(found?.element).toMatchObject({ props: { to: "/settings/profile", replace: true } });
});

test("answers an unknown address with the page that says so", () => {
  expect(matchRoutes(routes, "/nowhere/at/all")?.at(-1)?.route.path).toBe("*");
});

test("has the code of every page with an address loaded ahead", () => {
  const pages = (all: readonly RouteObject[]): string[] =>
    all.flatMap(({ path, handle, children }) => [
      ...(path && handle ? [path] : []),
      ...pages(children ?? []),
    ]);
  const ahead = routeModules().map(({ path }) => path);
  expect(ahead.sort()).toEqual(
    pages(routes)
      .filter((path) => path !== "*")
      .sort(),
  );
});
