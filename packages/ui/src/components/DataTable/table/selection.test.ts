import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createSelection } from "./selection.ts";
import { pageSelection } from "./useSelection.ts";

describe("createSelection", () => {
  it("keeps the order of choosing and gives a new array after each change", () => {
    const selection = createSelection();
    const before = selection.keys();
    selection.set(["b"], true);
    selection.set(["a", "c"], true);
    selection.set(["b"], false);
    expect(selection.keys()).toEqual(["a", "c"]);
    expect(selection.keys()).toBe(selection.keys());
    expect(before).toEqual([]);
  });

  it("tells its listeners only when something changed", () => {
    const selection = createSelection(["a"]);
    const listener = vi.fn();
    const stop = selection.subscribe(listener);
    selection.set(["a"], true);
    selection.set(["z"], false);
    expect(listener).not.toHaveBeenCalled();
    selection.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    selection.set(["b"], true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("chooses all that match, remembers only the exceptions, and names no rows it does not know", () => {
    const selection = createSelection(["a"]);
    selection.selectAll();
    selection.set(["b", "c"], false);
    selection.set(["c"], true);
    expect(selection.state()).toEqual({ mode: "all", except: ["b"] });
    expect([selection.has("a"), selection.has("b"), selection.has("never seen")]).toEqual([
      true,
      false,
      true,
    ]);
    expect(selection.count(1234)).toBe(1233);
    expect(selection.keys()).toEqual([]);
    selection.clear();
    expect(selection.state()).toEqual({ mode: "some", keys: [] });
  });

  it("selects rows of a list as a whole, beside others that were selected before, and gives the keys of the moment", () => {
    const selection = createSelection(["z", "b"]);
    const rows = ["a", "b", "c"];
    const rowKey = vi.fn(String);
    selection.setRows(rows, rowKey);
    expect(selection.holdsAll(rows)).toBe(true);
    const before = selection.state();
    rowKey.mockClear();
    expect([selection.has("a", rows), selection.count(9), pageSelection(selection, rows, rowKey)]).toEqual([
      true,
      4,
      "all",
    ]);
    expect(rowKey).toHaveBeenCalledTimes(0);
    selection.set(["b", "unknown"], false);
    selection.set(["y"], true);
    expect(before).toEqual({ mode: "some", keys: ["z", "a", "b", "c"] });
    expect(selection.state()).toEqual({ mode: "some", keys: ["z", "y", "a", "c"] });
    expect([
      selection.has("b"),
      selection.has("b", rows),
      selection.has("y"),
      selection.has("other"),
    ]).toEqual([false, false, true, false]);
    expect(pageSelection(selection, rows, rowKey)).toBe("some");
    selection.clear();
    expect(selection.count(9)).toBe(0);
  });

  it("holds after any presses what a plain set of rows would hold", () => {
    const rows = ["a", "b", "c", "d"];
    const page = rows.slice(0, 3);
    const press = fc.oneof(
      fc.record({ keys: fc.subarray(rows), on: fc.boolean() }),
      fc.constant("all" as const),
      fc.constant("clear" as const),
      fc.constant("page" as const),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        const selection = createSelection();
        let model = new Set<string>();
        for (const one of presses) {
          const isAll = selection.isAll();
          if (one === "all") {
            selection.selectAll();
            model = new Set(rows);
          } else if (one === "clear") {
            selection.clear();
            model.clear();
          } else if (one === "page") {
            selection.setRows(page, String);
            // All that match, without naming them, gives way to the rows that are named.
            model = new Set([...(isAll ? [] : model), ...page]);
          } else {
            selection.set(one.keys, one.on);
            for (const key of one.keys) model[one.on ? "add" : "delete"](key);
          }
        }
        expect(rows.filter((key) => selection.has(key))).toEqual(rows.filter((key) => model.has(key)));
        expect(selection.count(rows.length)).toBe(model.size);
        const chosen = model.size === 0 ? "none" : model.size === rows.length ? "all" : "some";
        expect(pageSelection(selection, rows, String)).toBe(chosen);
        const onPage = page.filter((key) => model.has(key)).length;
        const ofPage = onPage === 0 ? "none" : onPage === page.length ? "all" : "some";
        expect(pageSelection(selection, page, String)).toBe(ofPage);
        expect(page.filter((key) => selection.has(key, page))).toEqual(page.filter((key) => model.has(key)));
        if (!selection.isAll()) expect([...selection.keys()].sort()).toEqual([...model].sort());
      }),
    );
  });
});
