import type { OpenCreator } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { sampleOpenCreator } from "../../testing/openCreators.ts";
import { compareRows } from "./compareRows.ts";

const creators = (...each: Partial<OpenCreator>[]) =>
  each.map((overrides, index) => sampleOpenCreator(index + 1, overrides));
const rowOf = (key: string, ...each: Partial<OpenCreator>[]) =>
  compareRows(creators(...each)).find((row) => row.key === key);
const bestOf = (key: string, ...each: Partial<OpenCreator>[]) =>
  rowOf(key, ...each)?.cells.map(({ best }) => best);

describe("compareRows", () => {
  it("marks the most followers and the lowest fee", () => {
    expect(bestOf("follower_count", { follower_count: 10 }, { follower_count: 20 })).toEqual([false, true]);
    expect(
      bestOf(
        "fee_band",
        { fee_band: { min: 50_000, max: 70_000 } },
        { fee_band: { min: 80_000, max: null } },
      ),
    ).toEqual([true, false]);
  });

  it("marks all of equal best, and none where all are equal or only one is known", () => {
    const ten = { engagement_rate: 0.1 };
    expect(bestOf("engagement_rate", ten, ten, { engagement_rate: 0.02 })).toEqual([true, true, false]);
    expect(bestOf("engagement_rate", ten, ten)).toEqual([false, false]);
    expect(bestOf("engagement_rate", ten, { engagement_rate: null })).toEqual([false, false]);
  });

  it("keeps what is not known apart from zero", () => {
    const cells = rowOf(
      "follower_count",
      { follower_count: null },
      { follower_count: 0 },
      { follower_count: 8 },
    )?.cells;
    expect(cells?.map(({ text, share }) => [text, share])).toEqual([
      ["—", null],
      ["0人", 0],
      ["8人", 1],
    ]);
  });

  it("reads growth over gaps, draws no bar backwards, and drops a figure that nobody has", () => {
    const cells = rowOf(
      "growth",
      { follower_trend: [null, 100, null, 150] },
      { follower_trend: [100, 90] },
    )?.cells;
    expect(cells?.map(({ text, share }) => [text, share])).toEqual([
      ["+50.0%", 1],
      ["-10.0%", 0],
    ]);
    expect(rowOf("growth", { follower_trend: [null] }, { follower_trend: [5] })).toBeUndefined();
  });
});
