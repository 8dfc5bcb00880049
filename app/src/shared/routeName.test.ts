import { expect, it } from "vitest";
import { routeName } from "./routeName.ts";

it.each([
  ["/", "/"],
  ["/creators/new", "/creators/new"],
  ["/creators/c-1", "/creators/:id"],
  ["/r/token-of-hanako", "/r/:token"],
  ["/verify-email/secret", "/verify-email/:token"],
  ["/nowhere/secret", "/*"],
])("names the page of %s without what stands in it", (pathname, name) => {
  expect(routeName(pathname)).toBe(name);
});
