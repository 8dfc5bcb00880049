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

  it("holds after any presses what a plain set of rows would hold", () => {
    const rows = ["a", "b", "c", "d"];
    const press = fc.oneof(
      fc.record({ keys: fc.subarray(rows), on: fc.boolean() }),
      fc.constant("all" as const),
      fc.constant("clear" as const),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        const selection = createSelection();
        let model = new Set<string>();
        for (const one of presses) {
          if (one === "all") {
            selection.selectAll();
            model = new Set(rows);
          } else if (one === "clear") {
            selection.clear();
            model.clear();
          } else {
            selection.set(one.keys, one.on);
            for (const key of one.keys) model[one.on ? "add" : "delete"](key);
          }
        }
        expect(rows.filter(selection.has)).toEqual(rows.filter((key) => model.has(key)));
        expect(selection.count(rows.length)).toBe(model.size);
        const page = model.size === 0 ? "none" : model.size === rows.length ? "all" : "some";
        expect(pageSelection(selection, rows, String)).toBe(page);
      }),
    );
  });
});
