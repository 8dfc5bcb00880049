import { expect, test } from "vitest";
import { changedFields } from "./changedFields.ts";

test("keeps only the fields that were changed", () => {
  const before = { name: "春", tags: ["a"], fee: null as number | null };
  expect(changedFields(before, { name: "春", tags: ["a", "b"], fee: 0 })).toEqual({
    tags: ["a", "b"],
    fee: 0,
  });
  expect(changedFields(before, { ...before, tags: ["a"] })).toEqual({});
});
