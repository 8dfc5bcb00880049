import { expect, it } from "vitest";
import { type ChildLoads, treeLines } from "./treeLines.ts";

const none: ChildLoads = { pending: new Set(), failed: new Set(), done: new Set() };
const items = [
  { key: "a", label: "A", children: [{ key: "b", label: "B", children: [{ key: "c", label: "C" }] }] },
  { key: "d", label: "D" },
];
const shown = (open: string[], some = items as Parameters<typeof treeLines>[0], loads = none) =>
  treeLines(some, new Set(open), loads).map(({ key, kind, level }) => `${level} ${kind} ${key.trim()}`);

it("shows what lies in open branches only, and nothing of an open branch in a closed one", () => {
  expect(shown([])).toEqual(["1 item a", "1 item d"]);
  expect(shown(["b"])).toEqual(["1 item a", "1 item d"]);
  expect(shown(["a", "b", "d"])).toEqual(["1 item a", "2 item b", "3 item c", "1 item d"]);
});

it("counts places among siblings, as they are read aloud", () => {
  const [, b] = treeLines(items, new Set(["a"]), none);
  expect(b).toMatchObject({ place: 1, siblings: 1, parent: "a", isBranch: true, isOpen: false });
  expect(treeLines(items, new Set(), none)[1]).toMatchObject({ place: 2, siblings: 2, isBranch: false });
});

it("says in place of children that they are coming, did not come, or that there are none", () => {
  const kind = (item: object, loads: Partial<ChildLoads> = {}) =>
    treeLines([{ key: "a", label: "A", ...item }], new Set(["a"]), { ...none, ...loads })[1]?.kind;
  expect(kind({ hasChildren: true })).toBe("loading");
  expect(kind({ hasChildren: true, loading: true })).toBe("loading");
  expect(kind({ hasChildren: true }, { failed: new Set(["a"]) })).toBe("error");
  expect(kind({ hasChildren: true, error: "接続が切れました。" })).toBe("error");
  expect(kind({ hasChildren: true, error: "接続が切れました。" }, { pending: new Set(["a"]) })).toBe(
    "loading",
  );
  expect(kind({ children: [] })).toBe("empty");
  expect(kind({ hasChildren: true }, { done: new Set(["a"]) })).toBe("empty");
  expect(kind({ children: [{ key: "b", label: "B" }] }, { failed: new Set(["a"]) })).toBe("item");
});
