import { act, renderHook } from "@testing-library/react";
import { listGenres } from "@tsumugi/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testClient, withApi } from "../testing/wrap.tsx";
import type { ApiClient } from "./apiClient.ts";
import { RETENTION_MS } from "./queryCache.ts";
import { useApiQuery } from "./useApiQuery.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("what a query has loaded", () => {
  it("is there at once within five minutes of its last use, and gone after", async () => {
    vi.useFakeTimers();
    const call = vi.fn(async () => ({ items: [] }));
    const wrapper = withApi({ ...testClient(), call } as unknown as ApiClient);
    const { result, rerender } = renderHook(
      ({ on }) => useApiQuery(listGenres, on ? {} : null, { revalidateIfStale: false }),
      { wrapper, initialProps: { on: true } },
    );
    await act(() => vi.advanceTimersByTimeAsync(10 * RETENTION_MS));
    expect(result.current.data).toBeDefined();
    rerender({ on: false });
    await act(() => vi.advanceTimersByTimeAsync(RETENTION_MS - 1));
    rerender({ on: true });
    expect(result.current.data).toBeDefined();
    rerender({ on: false });
    await act(() => vi.advanceTimersByTimeAsync(RETENTION_MS));
    rerender({ on: true });
    expect(result.current.data).toBeUndefined();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(call).toHaveBeenCalledTimes(2);
  });
});
