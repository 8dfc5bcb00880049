import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  COLUMN_OVERSCAN,
  type ColumnPiece,
  type ColumnWindow,
  columnsInView,
  nextWindow,
  piecesOf,
} from "./columnWindow.ts";

/** A first column of 200 px and 29 of 100 px, in a box that shows five and a half of them. */
const widths = [200, ...Array.from({ length: 29 }, () => 100)];
const at = (scrollLeft: number, more: Partial<Parameters<typeof columnsInView>[0]> = {}) =>
  columnsInView({ widths, scrollLeft, width: 750, covered: 200, ...more });

describe("columnsInView", () => {
  it("counts the columns of which something is seen, and not the first", () => {
    expect(at(0)).toEqual({ first: 1, last: 6 });
    expect(at(1)).toEqual({ first: 1, last: 6 });
    expect(at(50)).toEqual({ first: 1, last: 6 });
    expect(at(51)).toEqual({ first: 1, last: 7 });
    expect(at(100)).toEqual({ first: 2, last: 7 });
    expect(at(2_350)).toEqual({ first: 24, last: 29 });
  });

  it("leaves out a column that ends exactly under the first one or begins exactly at the edge of the box", () => {
    expect(at(99.5)?.first).toBe(1);
    expect(at(100)?.first).toBe(2);
    expect(at(0, { width: 700 })?.last).toBe(5);
    expect(at(0, { width: 700.5 })?.last).toBe(6);
  });

  it("counts what is seen beside a first column that scrolled checkboxes away", () => {
    expect(at(100, { covered: 156 })?.first).toBe(1);
  });

  it("holds while the box bounces beyond its ends", () => {
    expect(at(-80)).toEqual(at(0));
    expect(at(9_999)).toEqual({ first: 30, last: 0 });
  });

  it("does not know while nothing has a size, and copes with columns that have none", () => {
    expect(at(0, { width: 0 })).toBeUndefined();
    expect(at(0, { widths: widths.map(() => 0) })).toBeUndefined();
    expect(at(0, { widths: [] })).toBeUndefined();
    expect(columnsInView({ widths: [200, 0, 100], scrollLeft: 0, width: 400, covered: 200 })).toEqual({
      first: 2,
      last: 2,
    });
  });

  it("sees nothing beside a first column as wide as the box", () => {
    expect(at(300, { widths: [800, 100, 100], width: 800, covered: 800 })).toEqual({ first: 3, last: 0 });
  });
});

describe("nextWindow", () => {
  it("draws some columns more on both sides, within the table", () => {
    expect(nextWindow(undefined, { first: 1, last: 6 }, 30)).toEqual({ first: 1, last: 6 + COLUMN_OVERSCAN });
    expect(nextWindow(undefined, { first: 24, last: 29 }, 30)).toEqual({
      first: 24 - COLUMN_OVERSCAN,
      last: 29,
    });
  });

  it("stays the same object until a column is seen that is not drawn", () => {
    const before = { first: 5, last: 15 };
    expect(nextWindow(before, { first: 5, last: 15 }, 30)).toBe(before);
    expect(nextWindow(before, { first: 8, last: 12 }, 30)).toBe(before);
    expect(nextWindow(before, { first: 4, last: 12 }, 30)).toEqual({ first: 1, last: 15 });
    expect(nextWindow(before, { first: 10, last: 16 }, 30)).toEqual({ first: 7, last: 19 });
  });

  it("keeps what is drawn while nothing is known or seen", () => {
    const before = { first: 5, last: 15 };
    expect(nextWindow(before, undefined, 30)).toBe(before);
    expect(nextWindow(before, { first: 30, last: 0 }, 30)).toBe(before);
    expect(nextWindow(undefined, undefined, 30)).toBeUndefined();
    expect(nextWindow(undefined, { first: 30, last: 0 }, 30)).toEqual({ first: 1, last: 0 });
  });
});

describe("piecesOf", () => {
  it("draws the first column, the window, and gaps of the size of the others", () => {
    expect(piecesOf({ first: 3, last: 5 }, [], 9)).toEqual([
      0,
      { after: 0, count: 2 },
      3,
      4,
      5,
      { after: 5, count: 3 },
    ]);
  });

  it("keeps columns left and right of the window, at its edge, and at the table's end", () => {
    expect(piecesOf({ first: 4, last: 5 }, [2, 8], 9)).toEqual([
      0,
      { after: 0, count: 1 },
      2,
      { after: 2, count: 1 },
      4,
      5,
      { after: 5, count: 2 },
      8,
    ]);
    expect(piecesOf({ first: 3, last: 4 }, [2, 5, 5, 4], 7)).toEqual([
      0,
      { after: 0, count: 1 },
      2,
      3,
      4,
      5,
      { after: 5, count: 1 },
    ]);
  });

  it("is the first column alone where nothing else is seen, and passes over columns that are gone", () => {
    expect(piecesOf({ first: 1, last: 0 }, [0, -1, 40], 5)).toEqual([0, { after: 0, count: 4 }]);
    expect(piecesOf({ first: 3, last: 20 }, [], 5)).toEqual([0, { after: 0, count: 2 }, 3, 4]);
    expect(piecesOf({ first: 1, last: 3 }, [], 1)).toEqual([0]);
  });
});

const width = fc.integer({ min: 0, max: 400 });
const tables = fc.record({
  widths: fc.tuple(fc.integer({ min: 1, max: 300 }), fc.array(width, { maxLength: 40 })),
  width: fc.integer({ min: 1, max: 2_000 }),
  ways: fc.array(fc.integer({ min: -100, max: 9_000 }), { minLength: 1, maxLength: 12 }),
  kept: fc.array(fc.integer({ min: -2, max: 50 }), { maxLength: 3 }),
});
const sizeOf = (piece: ColumnPiece) => (typeof piece === "number" ? 1 : piece.count);

it("draws whatever is seen, each column once and in its place, wherever the table was scrolled before", () => {
  fc.assert(
    fc.property(tables, ({ widths: [first, others], width: box, ways, kept }) => {
      const all = [first, ...others];
      let drawn: ColumnWindow | undefined;
      for (const scrollLeft of ways) {
        const seen = columnsInView({ widths: all, scrollLeft, width: box, covered: first });
        drawn = nextWindow(drawn, seen, all.length);
        if (!drawn || !seen) throw new Error("The table has a size.");
        const pieces = piecesOf(drawn, kept, all.length);
        expect(pieces.reduce<number>((sum, piece) => sum + sizeOf(piece), 0)).toBe(all.length);
        let next = 0;
        for (const piece of pieces) {
          expect(typeof piece === "number" ? piece : piece.after + 1).toBe(next);
          next += sizeOf(piece);
        }
        for (let index = seen.first; index <= seen.last; index += 1) expect(pieces).toContain(index);
        for (const index of kept) if (index >= 0 && index < all.length) expect(pieces).toContain(index);
      }
    }),
  );
});
