import { expect, it } from "vitest";
import { japanese } from "../../words/word.ts";
import { chartNumber, tickNumber, valueTicks } from "./chartNumber.ts";

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
    [0, 0.025, 0.05, 0.075, 0.25, 0.5, 99.5, 150, 35_000, 105_000, -12_000].map((value) =>
      tickNumber(value, japanese),
    ),
  ).toEqual(["0", "0.025", "0.05", "0.075", "0.25", "0.5", "99.5", "150", "3.5万", "10.5万", "-1.2万"]);
});

it("counts the axis from zero in steps that are easy to read", () => {
  expect(valueTicks([123_456, null, 98_210])).toEqual([0, 50_000, 100_000, 150_000]);
  expect(valueTicks([140_000])).toEqual([0, 50_000, 100_000, 150_000]);
  expect(valueTicks([2_600])).toEqual([0, 1_000, 2_000, 3_000]);
  expect(valueTicks([100, 82.5])).toEqual([0, 25, 50, 75, 100]);
  expect(valueTicks([7.7])).toEqual([0, 2, 4, 6, 8]);
});

it("keeps the steps whole where every value is, and exact where they are small", () => {
  expect(valueTicks([1])).toEqual([0, 1]);
  expect(valueTicks([9, 10])).toEqual([0, 5, 10]);
  expect(valueTicks([0.3])).toEqual([0, 0.1, 0.2, 0.3]);
  expect(valueTicks([0.1])).toEqual([0, 0.025, 0.05, 0.075, 0.1]);
  expect(valueTicks([0.00042])).toEqual([0, 0.0002, 0.0004, 0.0006]);
});

it("goes below zero only for negative values, and is one high where all is zero", () => {
  expect(valueTicks([1_240, -860, 0])).toEqual([-1_000, 0, 1_000, 2_000]);
  expect(valueTicks([-3, -8])).toEqual([-8, -6, -4, -2, 0]);
  expect(valueTicks([0, null, 0])).toEqual([0, 1]);
  expect(valueTicks([])).toEqual([0, 1]);
});

it("has few ticks around every value, all of them multiples of a step of 1, 2, 2.5 or 5", () => {
  for (const high of [1, 3, 14, 26, 99, 650, 1_001, 35_001, 99_999_999, 0.07, 1.1, 12.5])
    for (const low of [0, -high / 7, -high, -high * 3]) {
      const ticks = valueTicks([low, high]);
      const [first = 0, second = 0] = ticks;
      const step = second - first;
      const digits = Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toFixed(6));
      expect([1, 2, 2.5, 5], `${low} to ${high}`).toContain(digits);
      expect(ticks.length, `${low} to ${high}`).toBeLessThanOrEqual(6);
      expect(first).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks).toContain(0);
    }
});
