import { describe, expect, it } from "vitest";
import { medianBand, quantile } from "./dailySeries.ts";

describe("series by days after posting", () => {
  it("takes median and quarters over the posts that have the day, where at least three do", () => {
    const series = [
      [1, 10, 100, 1000],
      [3, 30, 200],
      [2, 20, 300, 3000],
      [4, 40],
    ].map((values) => values.map((value, days_later) => ({ days_later, value })));
    expect(medianBand(series)).toEqual([
      { days_later: 0, value: 2.5, low: 1.75, high: 3.25, post_count: 4 },
      { days_later: 1, value: 25, low: 17.5, high: 32.5, post_count: 4 },
      { days_later: 2, value: 200, low: 150, high: 250, post_count: 3 },
    ]);
    expect(medianBand([])).toEqual([]);
    expect(quantile([5], 0.25)).toBe(5);
  });
});
