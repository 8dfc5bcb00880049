import { expect, it } from "vitest";
import { foldCrumbs } from "./crumbs.ts";

it("shows a path of four levels as it is", () => {
  expect(foldCrumbs(["a", "b", "c", "d"])).toEqual({ head: ["a", "b", "c", "d"], folded: [], tail: [] });
});

it("folds the middle of a longer one and loses no level", () => {
  const path = ["a", "b", "c", "d", "e", "f"];
  const { head, folded, tail } = foldCrumbs(path);
  expect(folded).toEqual(["b", "c", "d"]);
  expect([...head, ...folded, ...tail]).toEqual(path);
});
