import { afterEach, expect, it, vi } from "vitest";
import { createBrowserFiles } from "./keptFiles.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const picture = new File(["x"], "写真.png", { type: "image/png" });

it("keeps a file for the page, and ends a clearing, where the browser's database never answers", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  const files = createBrowserFiles();
  const kept = vi.fn();
  void files.set("a", picture).then(kept);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(kept).toHaveBeenCalled();
  expect(await files.get("a")).toBe(picture);
  const cleared = vi.fn();
  void files.remove(() => true).then(cleared);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(cleared).toHaveBeenCalled();
});

it("keeps a file for the page where the browser refuses its database", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
  const files = createBrowserFiles();
  await files.set("a", picture);
  expect(await files.get("a")).toBe(picture);
  await files.remove(() => true);
  expect(await files.get("a")).toBeUndefined();
});
