import { describe, expect, it } from "vitest";
import { tableLines } from "./groups.ts";
import { LINE_OVERSCAN, linesInView, linesOf, placesOf } from "./lineWindow.ts";

const group = (key: string, count: number) => ({ key, label: key, name: key, count, isClosed: false });

describe("places of lines", () => {
  it("are multiples of a row without groups", () => {
    const { topOf, lineAt } = placesOf(tableLines(1_000, undefined), 48, 40);
    expect([topOf(0), topOf(10), lineAt(0), lineAt(479), lineAt(480)]).toEqual([0, 480, 0, 9, 10]);
  });

  it("count the heads of groups with their own height", () => {
    const lines = tableLines(4, [group("a", 2), group("b", 2)]);
    const { topOf, lineAt } = placesOf(lines, 48, 40);
    expect(Array.from({ length: 7 }, (_, line) => topOf(line))).toEqual([0, 40, 88, 136, 176, 224, 272]);
    expect([0, 39, 40, 135, 136, 271, 9_999].map(lineAt)).toEqual([0, 0, 1, 2, 3, 5, 5]);
  });
});

describe("lines in view", () => {
  const places = placesOf(tableLines(1_000, undefined), 10, 10);
  const seen = (top: number, height: number, count = 1_000) => linesInView(places, count, { top, height });

  it("reach beyond both edges, and never beyond the table", () => {
    expect(seen(0, 100)).toEqual({ from: 0, to: 10 + LINE_OVERSCAN + 1 });
    expect(seen(5_000, 100)).toEqual({ from: 500 - LINE_OVERSCAN, to: 510 + LINE_OVERSCAN + 1 });
    expect(seen(9_900, 100)).toEqual({ from: 990 - LINE_OVERSCAN, to: 1_000 });
    expect(seen(-50, 100)).toEqual({ from: 0, to: 5 + LINE_OVERSCAN + 1 });
    expect(seen(5_000, 100, 20)).toEqual({ from: 19 - LINE_OVERSCAN, to: 20 });
  });

  it("are none of an empty table and of one without a size", () => {
    expect([seen(0, 0), seen(0, 100, 0)]).toEqual([
      { from: 0, to: 0 },
      { from: 0, to: 0 },
    ]);
  });

  it("stand with the kept ones, each once and in order", () => {
    expect(linesOf({ from: 3, to: 6 }, [])).toEqual([3, 4, 5]);
    expect(linesOf({ from: 3, to: 6 }, [9, 4, 0, 9])).toEqual([0, 3, 4, 5, 9]);
  });
});
