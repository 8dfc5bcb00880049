import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dropPlace,
  isDefaultLayout,
  moveColumn,
  resolveLayout,
  resolveOrder,
  setColumnWidth,
  toggleColumn,
} from "./layout.ts";

const columns = ["name", "status", "fee", "due", "memo"].map((key) => ({ key }));
const layout = resolveLayout(columns);

describe("resolveLayout", () => {
  it("is what the columns define when nothing was kept", () => {
    expect(layout.order).toEqual(["name", "status", "fee", "due", "memo"]);
    expect(isDefaultLayout(columns, layout)).toBe(true);
  });

  it("drops columns that are gone and puts new ones after the one they follow", () => {
    const kept = {
      order: ["name", "gone", "memo", "status"],
      hidden: ["gone", "memo"],
      widths: { gone: 90, memo: 120 },
    };
    expect(resolveLayout(columns, kept)).toEqual({
      order: ["name", "memo", "status", "fee", "due"],
      hidden: ["memo"],
      widths: { memo: 120 },
    });
  });

  it("never hides the first column or one that must stay, and keeps widths within reach", () => {
    const fixed = [{ key: "name" }, { key: "status", hideable: false }, { key: "fee" }];
    const kept = {
      order: [],
      hidden: ["name", "status", "fee"],
      widths: { fee: 3, status: 99999, name: Number.NaN },
    };
    expect(resolveLayout(fixed, kept)).toMatchObject({ hidden: ["fee"], widths: { fee: 56, status: 960 } });
  });

  it("holds every column exactly once and the first one first, whatever was kept", () => {
    const keys = fc.array(fc.constantFrom("name", "status", "fee", "due", "memo", "x", "y"));
    fc.assert(
      fc.property(keys, (order) => {
        const found = resolveOrder(columns, order);
        expect(found.toSorted()).toEqual(columns.map(({ key }) => key).toSorted());
        expect(found[0]).toBe("name");
        expect(resolveOrder(columns, found)).toEqual(found);
      }),
    );
  });
});

describe("moving", () => {
  it("passes over hidden columns and stops at the first column and at the end", () => {
    const hidden = toggleColumn(layout, "fee", false);
    expect(moveColumn(hidden, "due", -1).order).toEqual(["name", "due", "status", "fee", "memo"]);
    expect(moveColumn(layout, "status", -1)).toBe(layout);
    expect(moveColumn(layout, "name", 2)).toBe(layout);
    expect(moveColumn(layout, "memo", 1)).toBe(layout);
    expect(moveColumn(layout, "status", 99).order.at(-1)).toBe("status");
  });

  it("brings a hidden column back to its old place", () => {
    const moved = moveColumn(layout, "memo", -2);
    expect(toggleColumn(toggleColumn(moved, "memo", false), "memo", true)).toEqual(moved);
  });

  it("loses no column, whatever is moved where", () => {
    fc.assert(
      fc.property(fc.constantFrom(...layout.order), fc.integer({ min: -9, max: 9 }), (key, by) => {
        expect(moveColumn(layout, key, by).order.toSorted()).toEqual(layout.order.toSorted());
      }),
    );
  });
});

it("is no longer the default once a width was set", () => {
  expect(isDefaultLayout(columns, setColumnWidth(layout, "fee", 120.4))).toBe(false);
  expect(setColumnWidth(layout, "fee", 120.4).widths).toEqual({ fee: 120 });
});

it("drops a column where the pointer passed its neighbours' middles, never before the first", () => {
  const middles = [50, 150, 250, 350];
  expect(dropPlace(middles, 1, 150)).toBe(1);
  expect(dropPlace(middles, 1, 240)).toBe(1);
  expect(dropPlace(middles, 1, 260)).toBe(2);
  expect(dropPlace(middles, 1, 999)).toBe(3);
  expect(dropPlace(middles, 3, 200)).toBe(2);
  expect(dropPlace(middles, 3, 0)).toBe(1);
});
