import { expect, test } from "vitest";
import { comparedUids } from "./comparedUids.ts";

test("keeps the order, drops doubles, and stops at five", () => {
  expect(comparedUids("c3,c1,c3,c2")).toEqual(["c3", "c1", "c2"]);
  expect(comparedUids("a,b,c,d,e,f")).toEqual(["a", "b", "c", "d", "e"]);
});

test("leaves out what is no id, so that a typed address never fails", () => {
  expect(comparedUids("")).toEqual([]);
  expect(comparedUids("a, ,<b>,はな,c")).toEqual(["a", "c"]);
});
