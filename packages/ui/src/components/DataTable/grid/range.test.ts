import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, fillDown, fillTo, isInRange, placePaste, rangeOf, rangeSize } from "./range.ts";

const index = fc.record({ row: fc.nat(30), column: fc.nat(12) });
const range = fc.tuple(index, index).map(([a, b]) => rangeOf(a, b));
const at = (row: number, column: number) => ({ row, column });

describe("rangeOf", () => {
  it("covers both corners whichever was first, and exactly the cells it lists", () => {
    fc.assert(
      fc.property(index, index, (a, b) => {
        const found = rangeOf(a, b);
        expect(found).toEqual(rangeOf(b, a));
        const cells = [...cellsOf(found)];
        const { rows, columns } = rangeSize(found);
        expect(cells).toHaveLength(rows * columns);
        expect([a, b, ...cells].every((cell) => isInRange(found, cell))).toBe(true);
      }),
    );
  });
});

describe("placePaste", () => {
  const size = { rows: 5, columns: 4 };

  it("fills the range with a single value", () => {
    const { cells, lostRows } = placePaste([["x"]], rangeOf(at(1, 1), at(3, 2)), size);
    expect(cells).toHaveLength(6);
    expect(cells.every(({ text }) => text === "x")).toBe(true);
    expect(lostRows).toBe(0);
  });

  it("takes a whole column of a spreadsheet", () => {
    const column = Array.from({ length: 300_000 }, () => ["x"]);
    const { cells, lostRows } = placePaste(column, rangeOf(at(0, 0), at(0, 0)), size);
    expect([cells.length, lostRows]).toEqual([5, 299_995]);
  });

  it("repeats a grid that fits a whole number of times", () => {
    const { cells } = placePaste([["a"], ["b"]], rangeOf(at(0, 0), at(3, 0)), size);
    expect(cells.map(({ text }) => text)).toEqual(["a", "b", "a", "b"]);
  });

  it("puts a grid that does not fit down once, and tells what lies outside", () => {
    const grid = [
      ["a", "b", "c"],
      ["d", "e", "f"],
      ["g", "h", "i"],
    ];
    const placed = placePaste(grid, rangeOf(at(3, 2), at(3, 2)), size);
    expect(placed.cells.map(({ text }) => text)).toEqual(["a", "b", "d", "e"]);
    expect(placed).toMatchObject({ lostRows: 1, lostColumns: 1, range: { bottom: 4, right: 3 } });
  });

  it("leaves cells alone for which a ragged row has nothing", () => {
    const { cells } = placePaste([["a", "b"], ["c"]], rangeOf(at(0, 0), at(0, 0)), size);
    expect(cells).toEqual([
      { row: 0, column: 0, text: "a" },
      { row: 0, column: 1, text: "b" },
      { row: 1, column: 0, text: "c" },
    ]);
  });

  it("never leaves the table, and counts every lost row and column", () => {
    const grids = fc.array(fc.array(fc.constant("v"), { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    });
    const inside = fc.tuple(
      fc.record({ row: fc.nat(4), column: fc.nat(3) }),
      fc.record({ row: fc.nat(4), column: fc.nat(3) }),
    );
    fc.assert(
      fc.property(grids, inside, (grid, [a, b]) => {
        const placed = placePaste(grid, rangeOf(a, b), size);
        expect(placed.cells.every(({ row, column }) => row < size.rows && column < size.columns)).toBe(true);
        expect(placed.lostRows).toBeGreaterThanOrEqual(0);
        expect(placed.lostColumns).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("fills", () => {
  it("take the first row down, or the row above when one row is chosen", () => {
    expect(fillDown(rangeOf(at(2, 1), at(4, 1)))).toEqual([
      { from: at(2, 1), to: at(3, 1) },
      { from: at(2, 1), to: at(4, 1) },
    ]);
    expect(fillDown(rangeOf(at(2, 1), at(2, 2)))).toEqual([
      { from: at(1, 1), to: at(2, 1) },
      { from: at(1, 2), to: at(2, 2) },
    ]);
    expect(fillDown(rangeOf(at(0, 0), at(0, 0)))).toEqual([]);
  });

  it("repeat the rows of the range in order, downwards and upwards", () => {
    const source = rangeOf(at(2, 0), at(3, 0));
    expect(fillTo(source, 6).map(({ from, to }) => [to.row, from.row])).toEqual([
      [4, 2],
      [5, 3],
      [6, 2],
    ]);
    expect(fillTo(source, 0).map(({ from, to }) => [to.row, from.row])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("never write into the range they take from", () => {
    fc.assert(
      fc.property(range, fc.nat(40), (source, row) => {
        fc.pre(row < source.top || row > source.bottom);
        for (const { from, to } of fillTo(source, row)) {
          expect(isInRange(source, from)).toBe(true);
          expect(isInRange(source, to)).toBe(false);
        }
      }),
    );
  });
});
