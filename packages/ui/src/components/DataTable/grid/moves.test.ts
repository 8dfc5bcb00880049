import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GridPosition, nearest, nextPosition } from "./moves.ts";

const size = { rows: 20, columns: 5, page: 8 };
const press = (at: GridPosition, key: string, ctrl = false) => nextPosition(at, { key, ctrl }, size);
const at = (row: number, column: number) => ({ row, column });

describe("nextPosition", () => {
  it("goes one cell by arrows, into the header too, and stops at the edges", () => {
    expect(press(at(0, 0), "ArrowUp")).toEqual(at(-1, 0));
    expect(press(at(-1, 0), "ArrowUp")).toEqual(at(-1, 0));
    expect(press(at(-1, 4), "ArrowRight")).toEqual(at(-1, 4));
    expect(press(at(19, 2), "ArrowDown")).toEqual(at(19, 2));
  });

  it("goes to the ends of the row, and with Ctrl to the ends of the table", () => {
    expect(press(at(7, 2), "Home")).toEqual(at(7, 0));
    expect(press(at(7, 2), "End")).toEqual(at(7, 4));
    expect(press(at(7, 2), "Home", true)).toEqual(at(0, 0));
    expect(press(at(7, 2), "End", true)).toEqual(at(19, 4));
    expect(press(at(7, 2), "ArrowDown", true)).toEqual(at(19, 2));
  });

  it("goes by pages among the rows", () => {
    expect(press(at(3, 1), "PageUp")).toEqual(at(0, 1));
    expect(press(at(-1, 1), "PageUp")).toEqual(at(-1, 1));
    expect(press(at(15, 1), "PageDown")).toEqual(at(19, 1));
    expect(press(at(-1, 1), "PageDown")).toEqual(at(7, 1));
  });

  it("leaves other keys alone", () => {
    expect(press(at(0, 0), "a")).toBeUndefined();
    expect(press(at(0, 0), "Tab")).toBeUndefined();
  });

  it("never leaves the table, however small it is", () => {
    const keys = fc.constantFrom(
      "ArrowUp",
      "ArrowDown",
      "ArrowLeft",
      "ArrowRight",
      "Home",
      "End",
      "PageUp",
      "PageDown",
    );
    fc.assert(
      fc.property(
        fc.nat(4),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(keys, fc.boolean())),
        (rows, columns, all) => {
          let place: GridPosition = at(-1, 0);
          for (const [key, ctrl] of all) {
            place = nextPosition(place, { key, ctrl }, { rows, columns, page: 3 }) ?? place;
            expect(place.row >= -1 && place.row < Math.max(rows, 0)).toBe(true);
            expect(place.column >= 0 && place.column < columns).toBe(true);
          }
        },
      ),
    );
  });
});

it("takes the nearest place when rows and columns are gone", () => {
  expect(nearest(at(9, 7), { rows: 3, columns: 2 })).toEqual(at(2, 1));
  expect(nearest(at(9, 7), { rows: 0, columns: 2 })).toEqual(at(-1, 1));
});
