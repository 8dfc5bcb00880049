import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryCache, RETENTION_MS } from "./queryCache.ts";

describe("QueryCache", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("drops an entry that nobody uses after five minutes", () => {
    const cache = new QueryCache();
    cache.set("a", { data: 1 });
    vi.advanceTimersByTime(RETENTION_MS - 1);
    expect(cache.get("a")).toEqual({ data: 1 });
    vi.advanceTimersByTime(1);
    expect(cache.has("a")).toBe(false);
    expect(RETENTION_MS).toBe(300_000);
  });

  it("keeps an entry in use, however long, until five minutes after the last one let go", () => {
    const cache = new QueryCache();
    const first = cache.retain(["a"]);
    const second = cache.retain(["a"]);
    cache.set("a", { data: 1 });
    vi.advanceTimersByTime(10 * RETENTION_MS);
    first();
    vi.advanceTimersByTime(10 * RETENTION_MS);
    expect(cache.has("a")).toBe(true);
    second();
    vi.advanceTimersByTime(RETENTION_MS - 1);
    expect(cache.has("a")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(cache.has("a")).toBe(false);
  });

  it("keeps an entry that is taken up again in time", () => {
    const cache = new QueryCache();
    cache.set("a", { data: 1 });
    cache.retain(["a"])();
    vi.advanceTimersByTime(RETENTION_MS - 1);
    cache.retain(["a"]);
    vi.advanceTimersByTime(RETENTION_MS);
    expect(cache.has("a")).toBe(true);
  });

  it("leaves no timer behind for what is deleted", () => {
    const cache = new QueryCache();
    cache.set("a", {});
    cache.set("b", {});
    cache.delete("a");
    cache.clear();
    expect(vi.getTimerCount()).toBe(0);
  });
});
