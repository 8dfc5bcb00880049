import { expect, it } from "vitest";
import { recentValues } from "./recentValues.ts";

const [one, other] = [{}, {}];

it("keeps what each owner found out, for a while", () => {
  const recent = recentValues<number>({ keptMs: 100, most: 10 });
  recent.set(one, "a", 1, 1000);
  recent.set(other, "a", 2, 1000);
  expect([recent.get(one, "a", 1099), recent.get(other, "a", 1000), recent.get(one, "b", 1000)]).toEqual([
    1,
    2,
    undefined,
  ]);
  expect(recent.get(one, "a", 1100)).toBeUndefined();
  // A clock that was set back says nothing about how old it is.
  expect(recent.get(one, "a", 999)).toBeUndefined();
});

it("forgets what was set first where there is too much", () => {
  const recent = recentValues<number>({ keptMs: 100, most: 2 });
  recent.set(one, "a", 1, 0);
  recent.set(one, "b", 2, 0);
  recent.set(one, "a", 3, 0);
  recent.set(one, "c", 4, 0);
  expect(["a", "b", "c"].map((key) => recent.get(one, key, 0))).toEqual([3, undefined, 4]);
});
