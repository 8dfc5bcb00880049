import { expect, test } from "vitest";
import { filterUrlOf } from "../shared/filterUrl.ts";
import {
  isNarrowed,
  projectFilterQuery,
  projectFilterValue,
  projectViewPatch,
  projectViewQuery,
} from "./projectFilter.ts";

const read = (address: string) => projectFilterValue(filterUrlOf(address));

test("reads owner, phase and period from the address", () => {
  const value = read("owner=user_001&phase=posting&from=2026-11-01&to=2026-11-30&keyword=冬");
  expect(projectFilterQuery(value)).toEqual({
    keyword: "冬",
    phase: ["posting"],
    owner: ["user_001"],
    from: "2026-11-01",
    to: "2026-11-30",
  });
  expect(isNarrowed(value)).toBe(true);
});

test("leaves out what the call would refuse", () => {
  const value = read("owner=a/b&phase=nothing&from=2026-02-30&to=tomorrow");
  expect(isNarrowed(value)).toBe(false);
});

test("keeps a view in one way, and leads back to it", () => {
  const query = projectViewQuery(filterUrlOf("to=2026-11-30&owner=user_001&sort=-starts_on&phase=x&tab=1"));
  expect(query).toBe("owner=user_001&to=2026-11-30&sort=-starts_on");
  expect(projectViewPatch(query)).toEqual({
    keyword: null,
    phase: null,
    owner: "user_001",
    from: null,
    to: "2026-11-30",
    sort: "-starts_on",
  });
  expect(projectViewQuery(filterUrlOf("sort=-updated_at"))).toBe("");
});
