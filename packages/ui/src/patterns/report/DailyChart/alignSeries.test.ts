import { describe, expect, it } from "vitest";
import { alignSeries } from "./alignSeries.ts";

const post = (post_uid: string, points: [number, number][]) => ({
  post_uid,
  creator: { name: post_uid },
  title: "t",
  points: points.map(([days_later, value]) => ({ days_later, value })),
});

describe("alignSeries", () => {
  it("leaves a gap where a day was not fetched, never a zero", () => {
    const { x, lines } = alignSeries(
      [
        post("a", [
          [0, 5],
          [2, 0],
        ]),
        post("b", [[1, 7]]),
      ],
      [{ days_later: 0, value: 5 }],
    );
    expect(x).toEqual(["0日目", "1日目", "2日目"]);
    expect(lines.map((line) => line.values)).toEqual([
      [5, null, 0],
      [null, 7, null],
      [5, null, null],
    ]);
    expect(lines.at(-1)).toMatchObject({ label: "中央値", emphasis: true });
  });

  it("draws no median of a single post, and nothing of none", () => {
    expect(alignSeries([post("a", [[0, 1]])], [{ days_later: 0, value: 1 }]).lines).toHaveLength(1);
    expect(alignSeries([], [])).toEqual({ x: [], lines: [] });
  });
});
