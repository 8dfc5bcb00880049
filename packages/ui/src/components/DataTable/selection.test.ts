import { describe, expect, it, vi } from "vitest";
import { createSelection } from "./selection.ts";

describe("createSelection", () => {
  it("keeps the order of choosing and gives a new array after each change", () => {
    const selection = createSelection();
    const before = selection.keys();
    selection.set(["b"], true);
    selection.set(["a", "c"], true);
    selection.set(["b"], false);
    expect(selection.keys()).toEqual(["a", "c"]);
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
});
