import { expect, it } from "vitest";
import { japanese } from "../../words/word.ts";
import { chartNumber, tickNumber, valueDomain } from "./chartNumber.ts";

it("writes every digit, small fractions, and a dash for what is missing", () => {
  expect([123_456, 0.825, -12, null, undefined].map((value) => chartNumber(value, "回"))).toEqual([
    "123,456回",
    "0.83回",
    "-12回",
    "—",
    "—",
  ]);
});

it("labels ticks so that neighbours stay different", () => {
  expect(
    [0, 0.25, 0.5, 99.5, 150, 35_000, 105_000, -12_000].map((value) => tickNumber(value, japanese)),
  ).toEqual(["0", "0.25", "0.5", "99.5", "150", "3.5万", "10.5万", "-1.2万"]);
});

it("starts the axis at zero, goes below only for negative values, and is one high where all is zero", () => {
  expect(valueDomain([5, null, 9])).toEqual([0, "auto"]);
  expect(valueDomain([5, -3])).toEqual([-3, "auto"]);
  expect(valueDomain([0, null, 0])).toEqual([0, 1]);
  expect(valueDomain([])).toEqual([0, 1]);
});
