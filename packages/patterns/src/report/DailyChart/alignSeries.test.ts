import { describe, expect, it } from "vitest";
import { alignSeries } from "./alignSeries.ts";

const post = (post_uid: string, points: [number, number][]) => ({
  post_uid,
  creator: { uid: post_uid, name: post_uid, image: null },
  title: "t",
  url: `https://www.instagram.com/reel/${post_uid}`,
  media_type: "short" as const,
  posted_at: null,
  platform: "x" as const,
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
      [],
    );
    expect(x).toEqual(["0日目", "1日目", "2日目"]);
    expect(lines.map((line) => line.values)).toEqual([
      [5, null, 0],
      [null, 7, null],
    ]);
  });

  it("names a line by the post's address where nothing else is known of it", () => {
    const { lines } = alignSeries([post("a", [[0, 5]]), { ...post("b", [[0, 4]]), title: "" }], []);
    expect(lines.map(({ label }) => label)).toEqual(["a「t」", "b「instagram.com/reel/b」"]);
  });

  it("draws the median and its quarters only over days that have one", () => {
    const days: [number, number][] = [
      [0, 5],
      [1, 9],
    ];
    const median = [{ days_later: 0, value: 5, low: 4, high: 6, post_count: 3 }];
    const { band } = alignSeries([post("a", days), post("b", days), post("c", [[0, 4]])], median);
    expect(band).toEqual({
      label: "中央値（3件以上の日）",
      median: [5, null],
      low: [4, null],
      high: [6, null],
      counts: [3, null],
    });
    expect(alignSeries([post("a", days), post("b", days)], []).band).toBeUndefined();
  });

  it("draws nothing of no post", () => {
    expect(alignSeries([], [])).toEqual({ x: [], lines: [], band: undefined });
  });
});
