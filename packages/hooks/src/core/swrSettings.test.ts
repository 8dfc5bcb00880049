import type { SWRConfiguration } from "swr";
import { expect, it, vi } from "vitest";
import { QueryCache } from "./queryCache.ts";
import { MAX_RETRIES } from "./retryPolicy.ts";
import { swrSettings } from "./swrSettings.ts";

const KEY = "GET /things";

/** Whether a query is asked for again after it has failed so many times. */
function asksAgain(failures: number, config: SWRConfiguration, data?: unknown): boolean {
  const cache = new QueryCache();
  cache.set(KEY, { data });
  const wait = vi.fn(() => () => undefined);
  const { onErrorRetry } = swrSettings(cache, wait);
  onErrorRetry?.(new Error("offline"), KEY, config as never, vi.fn(), { retryCount: failures, dedupe: true });
  return wait.mock.calls.length > 0;
}

it("gives a reading up after its retries", () => {
  expect(asksAgain(MAX_RETRIES, {})).toBe(true);
  expect(asksAgain(MAX_RETRIES + 1, {})).toBe(false);
  expect(asksAgain(MAX_RETRIES + 1, { refreshInterval: 0 })).toBe(false);
});

it("never gives up what is polled, as long as the last answer says that it is", () => {
  const whileRunning = { refreshInterval: (newest?: { running: boolean }) => (newest?.running ? 1000 : 0) };
  expect(asksAgain(50, { refreshInterval: 60_000 })).toBe(true);
  expect(asksAgain(50, whileRunning, { running: true })).toBe(true);
  expect(asksAgain(50, whileRunning, { running: false })).toBe(false);
  expect(asksAgain(50, whileRunning)).toBe(false);
});
