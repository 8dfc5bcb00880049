import { endpointName, features } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { routes } from "./slices.ts";
import { NOT_BUILT } from "./testing/notBuilt.ts";

it("names every call that is not built yet, and no other", () => {
  const built = new Set(routes.map(({ endpoint }) => endpointName(endpoint)));
  const missing = endpoints.map(endpointName).filter((name) => !built.has(name));
  expect(missing.sort()).toEqual([...NOT_BUILT].sort());
});

it("asks only for features that there are", () => {
  const asked = endpoints.flatMap(({ policy }) => policy.feature ?? []);
  expect(asked.filter((feature) => !features.includes(feature))).toEqual([]);
});
