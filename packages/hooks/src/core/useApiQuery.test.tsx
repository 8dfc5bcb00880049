import { act, renderHook, waitFor } from "@testing-library/react";
import { endpointKey, getManagedCreator, listGenres } from "@tsumugi/contract";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, failure, testServer } from "../testing/server.ts";
import { testClient, withApi } from "../testing/wrap.tsx";
import type { ApiClient } from "./apiClient.ts";
import { ApiError, networkError } from "./apiError.ts";
import { MAX_RETRY_DELAY_MS } from "./retryPolicy.ts";
import { useApiQuery } from "./useApiQuery.ts";
import { usePutAnswer } from "./usePutAnswer.ts";

const server = testServer();
afterEach(() => {
  vi.useRealTimers();
});

const failing = (error: unknown) => {
  const call = vi.fn(() => Promise.reject(error));
  return { call, client: { ...testClient(), call } as unknown as ApiClient };
};

describe("useApiQuery", () => {
  it("answers the data and is loading until then", async () => {
    server.use(answer(listGenres, () => ({ items: [{ uid: "g1", name: "美容" }] })).handler);
    const { result } = renderHook(() => useApiQuery(listGenres, {}), { wrapper: withApi() });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.data).toEqual({ items: [{ uid: "g1", name: "美容" }] });
  });

  it("asks nothing while the input is null", async () => {
    const { handler, seen } = answer(getManagedCreator, () => ({}));
    server.use(handler);
    const { result } = renderHook(() => useApiQuery(getManagedCreator, null), { wrapper: withApi() });
    await act(async () => {});
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(seen).toHaveLength(0);
  });

  it("keeps what is shown when loading it again fails", async () => {
    const { handler } = answer(listGenres, (_, count) =>
      count === 1 ? { items: [] } : failure(500, "internal"),
    );
    server.use(handler);
    const { result } = renderHook(() => useApiQuery(listGenres, {}), { wrapper: withApi() });
    await waitFor(() => expect(result.current.data).toBeDefined());
    await act(() => result.current.refresh());
    expect(result.current.data).toEqual({ items: [] });
    expect(result.current.error).toMatchObject({ status: 500 });
  });

  it("takes a late answer after the person has signed out without a word", async () => {
    server.use(answer(listGenres, () => ({ items: [] })).handler);
    const { result, unmount } = renderHook(
      () => ({ query: useApiQuery(listGenres, {}), putAnswer: usePutAnswer() }),
      { wrapper: withApi() },
    );
    await waitFor(() => expect(result.current.query.data).toBeDefined());
    const { query, putAnswer } = result.current;
    unmount();
    await expect(query.replace({ items: [] })).resolves.toBeUndefined();
    await expect(putAnswer(endpointKey(listGenres, {}), { items: [] })).resolves.toBeUndefined();
    await expect(query.refresh()).resolves.toBeUndefined();
  });

  it("makes one request for two readers of the same call", async () => {
    const { handler, seen } = answer(listGenres, () => ({ items: [] }));
    server.use(handler);
    const { result } = renderHook(() => [useApiQuery(listGenres, {}), useApiQuery(listGenres, {})], {
      wrapper: withApi(),
    });
    await waitFor(() => expect(result.current[1]?.data).toBeDefined());
    expect(seen).toHaveLength(1);
  });

  it("never tries a 4xx again", async () => {
    vi.useFakeTimers();
    const { call, client } = failing(
      new ApiError({ status: 404, statusText: "", message: "x", code: "not_found" }),
    );
    const { result } = renderHook(() => useApiQuery(listGenres, {}), { wrapper: withApi(client) });
    await act(() => vi.advanceTimersByTimeAsync(10 * MAX_RETRY_DELAY_MS));
    expect(result.current.error).toMatchObject({ status: 404 });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a failing server", new ApiError({ status: 503, statusText: "", message: "x", code: "internal" })],
    ["a missing network", networkError(new TypeError("offline"))],
  ])("tries three times again on %s", async (_, error) => {
    vi.useFakeTimers();
    const { call, client } = failing(error);
    renderHook(() => useApiQuery(listGenres, {}), { wrapper: withApi(client) });
    await act(() => vi.advanceTimersByTimeAsync(10 * MAX_RETRY_DELAY_MS));
    expect(call).toHaveBeenCalledTimes(4);
  });

  it("recovers by itself when a retry succeeds", async () => {
    vi.useFakeTimers();
    const call = vi.fn().mockRejectedValueOnce(networkError(null)).mockResolvedValue({ items: [] });
    const client = { ...testClient(), call } as unknown as ApiClient;
    const { result } = renderHook(() => useApiQuery(listGenres, {}), { wrapper: withApi(client) });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(result.current).toMatchObject({ data: { items: [] }, error: undefined });
  });

  it("polls while the interval says so", async () => {
    let left = 3;
    server.use(
      answer(listGenres, () => {
        left -= 1;
        return HttpResponse.json({ items: [], left });
      }).handler,
    );
    const { result } = renderHook(
      () => useApiQuery(listGenres, {}, { refreshInterval: () => (left > 0 ? 10 : 0) }),
      { wrapper: withApi() },
    );
    await waitFor(() => expect(result.current.data).toMatchObject({ left: 0 }));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(left).toBe(0);
  });
});
