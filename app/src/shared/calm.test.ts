import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calm } from "./calm.ts";

let now = 0;
let tell = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(told: () => void) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Time passes; while the page is busy, its timers come late. */
async function pass(ms: number, busyMs = 0) {
  now += ms + busyMs;
  await vi.advanceTimersByTimeAsync(ms);
}

it("waits until nothing has come for a while", async () => {
  const settled = vi.fn();
  void calm(800).then(settled);
  await pass(700);
  tell();
  await pass(700);
  expect(settled).not.toHaveBeenCalled();
  await pass(100);
  expect(settled).toHaveBeenCalledOnce();
});

it("does not take a busy page for a calm one", async () => {
  const settled = vi.fn();
  void calm(800).then(settled);
  await pass(800, 500);
  expect(settled).not.toHaveBeenCalled();
  await pass(800);
  expect(settled).toHaveBeenCalledOnce();
});

it("ends in any case", async () => {
  const settled = vi.fn();
  void calm(800).then(settled);
  for (let turn = 0; turn < 21; turn += 1) {
    await pass(500);
    tell();
  }
  expect(settled).toHaveBeenCalledOnce();
});
