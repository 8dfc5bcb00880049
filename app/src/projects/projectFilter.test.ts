import { expect, test } from "vitest";
import { isNarrowed, projectFilterQuery, projectFilterValue } from "./projectFilter.ts";

const read = (address: string) => {
  const params = new URLSearchParams(address);
  return projectFilterValue({
    get: (key, fallback = "") => params.get(key) ?? fallback,
    manyOf: (key, allowed) => allowed.filter((value) => params.getAll(key).includes(value)),
  });
};

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
