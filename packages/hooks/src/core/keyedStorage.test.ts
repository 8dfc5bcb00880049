import { beforeEach, describe, expect, it, vi } from "vitest";
import { createKeyedStorage, removeKeys } from "./keyedStorage.ts";

const open = () => localStorage;
const fromOtherTab = (key: string | null, newValue: string | null) => {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  else if (key !== null) localStorage.removeItem(key);
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
};

describe("keyed storage", () => {
  beforeEach(() => localStorage.clear());

  it("is there again after a reload, under its prefix alone", () => {
    createKeyedStorage("a.", open).set("x", "1");
    createKeyedStorage("b.", open).set("x", "2");
    expect([...createKeyedStorage("a.", open).snapshot()]).toEqual([["x", "1"]]);
  });

  it("reads on demand what another tab wrote without an event yet, and notifies its listeners", () => {
    const storage = createKeyedStorage("a.", open);
    const listener = vi.fn();
    storage.set("x", "1");
    storage.subscribe(listener);
    localStorage.setItem("a.x", "2");
    expect([storage.get("x"), storage.latest("x"), storage.get("x")]).toEqual(["1", "2", "2"]);
    localStorage.removeItem("a.x");
    expect([storage.latest("x"), storage.latest("x")]).toEqual([undefined, undefined]);
    expect(listener.mock.calls).toEqual([
      ["x", "2"],
      ["x", null],
    ]);
    const refused = createKeyedStorage("a.", () => undefined);
    refused.set("x", "3");
    expect(refused.latest("x")).toBe("3");
  });

  it("notifies of each change, its own and another tab's, and of none where nothing changes", () => {
    const storage = createKeyedStorage("a.", open);
    const listener = vi.fn();
    const stop = storage.subscribe(listener);
    storage.set("x", "1");
    storage.set("x", "1");
    fromOtherTab("a.y", "2");
    fromOtherTab("b.y", "3");
    fromOtherTab(null, null);
    expect(listener.mock.calls).toEqual([
      ["x", "1"],
      ["y", "2"],
      ["x", null],
      ["y", null],
    ]);
    stop();
    fromOtherTab("a.z", "4");
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it("gives the same snapshot until something changes", () => {
    const storage = createKeyedStorage("a.", open);
    const before = storage.snapshot();
    storage.set("x", null);
    expect(storage.snapshot()).toBe(before);
    storage.set("x", "1");
    expect(storage.snapshot()).not.toBe(before);
    expect(before.size).toBe(0);
  });

  it("finds what another tab wrote while nobody listened", () => {
    const storage = createKeyedStorage("a.", open);
    localStorage.setItem("a.x", "1");
    storage.subscribe(() => undefined);
    expect(storage.get("x")).toBe("1");
  });

  it.each([
    ["refuses it", () => undefined],
    [
      "forbids to ask",
      () => {
        throw new Error("SecurityError");
      },
    ],
    ["is full", () => ({ ...full(), length: 0 })],
  ])("keeps what is written for the page where the browser %s", (_, area) => {
    const storage = createKeyedStorage("a.", area);
    storage.set("x", "1");
    storage.subscribe(() => undefined);
    expect(storage.get("x")).toBe("1");
    storage.set("x", null);
    expect(storage.snapshot().size).toBe(0);
  });

  it("takes away the keys that are meant", () => {
    for (const key of ["a.x", "a.y", "b.x"]) localStorage.setItem(key, "1");
    removeKeys(open, (key) => key.startsWith("a."));
    expect(Object.keys(localStorage)).toEqual(["b.x"]);
  });
});

function full() {
  return {
    getItem: () => null,
    key: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
}
