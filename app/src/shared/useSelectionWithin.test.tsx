import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { type ChosenFrom, useSelectionWithin } from "./useSelectionWithin.ts";

const list = (letters: string, more: Partial<ChosenFrom> = {}) => ({
  rows: [...letters].map((uid) => ({ uid })),
  order: "name",
  total: 9,
  hasMore: true,
  isRefreshing: false,
  ...more,
});

function choose(letters: string, first: ReturnType<typeof list>) {
  const { result, rerender } = renderHook(({ from, within }) => useSelectionWithin(within, from.rows, from), {
    initialProps: { from: first, within: "" },
  });
  act(() => result.current.set([...letters], true));
  return {
    selection: result.current,
    /** What is chosen once the list has come so. */
    after: (from: ReturnType<typeof list>, within = "") => {
      rerender({ from, within });
      return result.current.keys().join("");
    },
  };
}

it("loses a row that has left the list, and counts it no more", () => {
  const { selection, after } = choose("bcd", list("abcde"));
  expect(after(list("abde"))).toBe("bd");
  expect(selection.count(9)).toBe(2);
  // The last page is there: who is not on it is nowhere.
  expect(after(list("abe", { total: 3, hasMore: false }))).toBe("b");
  expect(after(list("", { total: 0, hasMore: false }))).toBe("");
});

it("keeps a row that may only stand further down than the list is loaded", () => {
  const { after } = choose("be", list("abcde"));
  // Somebody was added on top, and the first page holds as many as before.
  expect(after(list("xabcd"))).toBe("be");
  // Only the first page is read, after a while.
  expect(after(list("xab"))).toBe("be");
  expect(after(list("xabcde"))).toBe("be");
});

it("does not judge by rows of another order, of another filter, or of a list that could not be read", () => {
  const { after } = choose("bd", list("abcde"));
  expect(after(list("abcde", { order: "-name", isRefreshing: true }))).toBe("bd");
  expect(after(list("hgfe", { order: "-name" }))).toBe("bd");
  expect(after(list("", { order: "-name", total: undefined, hasMore: false }))).toBe("bd");
  expect(after(list("hgfe", { order: "-name" }))).toBe("bd");
  expect(after(list("hgfe", { order: "-name" }), "another filter")).toBe("");
});

it("of all that match, counts an exception no more that has left the list", () => {
  const { selection, after } = choose("", list("abcde"));
  act(() => {
    selection.selectAll();
    selection.set(["b", "c"], false);
  });
  expect(selection.count(9)).toBe(7);
  after(list("acde", { total: 8 }));
  expect(selection.state()).toEqual({ mode: "all", except: ["c"] });
  expect(selection.count(8)).toBe(7);
});
