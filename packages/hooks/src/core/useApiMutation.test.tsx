import { act, renderHook, waitFor } from "@testing-library/react";
import {
  createManagedCreator,
  deleteSavedView,
  listManagedCreators,
  updateManagedCreator,
} from "@tsumugi/contract";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { answer, failure, testServer } from "../testing/server.ts";
import { withApi } from "../testing/wrap.tsx";
import { useApiMutation } from "./useApiMutation.ts";
import { useApiQuery } from "./useApiQuery.ts";

const server = testServer();
const body = { display_name: "はなこ" };
const open = () =>
  renderHook(() => useApiMutation(createManagedCreator, { revalidate: [listManagedCreators] }), {
    wrapper: withApi(),
  });
const keys = (seen: readonly { request: Request }[]) =>
  seen.map(({ request }) => request.headers.get("idempotency-key"));

describe("useApiMutation", () => {
  it("makes one call for a double submit, and gives both the answer", async () => {
    const { handler, seen } = answer(createManagedCreator, () => ({ uid: "m1" }));
    server.use(handler);
    const { result } = open();
    await act(async () => {
      const both = await Promise.all([result.current.run({ body }), result.current.run({ body })]);
      expect(both).toEqual([{ uid: "m1" }, { uid: "m1" }]);
    });
    expect(seen).toHaveLength(1);
    expect(result.current.isSubmitting).toBe(false);
  });

  it("makes two calls for two different inputs under way together", async () => {
    const { handler, seen } = answer(createManagedCreator, () => ({ uid: "m" }));
    server.use(handler);
    const { result } = open();
    await act(() =>
      Promise.all([result.current.run({ body }), result.current.run({ body: { display_name: "たろう" } })]),
    );
    expect(seen).toHaveLength(2);
    expect(new Set(keys(seen)).size).toBe(2);
  });

  it("keeps the idempotency key when the outcome is unknown, and takes a new one after an answer", async () => {
    const { handler, seen } = answer(createManagedCreator, (_, count) => {
      if (count === 1) return HttpResponse.error();
      if (count === 2) return failure(503, "database_unavailable");
      if (count === 4) return failure(400, "invalid_request");
      return { uid: "m1" };
    });
    server.use(handler);
    const { result } = open();
    for (let i = 0; i < 5; i++) await act(() => result.current.run({ body }).catch(() => undefined));
    const [lost, failed, done, refused, again] = keys(seen);
    expect(lost).toMatch(/^[0-9a-f-]{36}$/);
    expect([failed, done]).toEqual([lost, lost]);
    expect(new Set([done, refused, again]).size).toBe(3);
  });

  it("sends no idempotency key with a PUT", async () => {
    const { handler, seen } = answer(updateManagedCreator, () => ({ uid: "m1" }));
    server.use(handler);
    const { result } = renderHook(() => useApiMutation(updateManagedCreator), { wrapper: withApi() });
    await act(() => result.current.run({ params: { id: "m1" }, body: { version: 1 } }));
    expect(keys(seen)).toEqual([null]);
  });

  it("takes what is gone for done where its own deletion is tried again, and only there", async () => {
    const { handler } = answer(deleteSavedView, (_, count) =>
      count === 1 ? HttpResponse.error() : failure(404, "not_found"),
    );
    server.use(handler);
    const { result } = renderHook(() => useApiMutation(deleteSavedView), { wrapper: withApi() });
    const remove = (id: string) =>
      act(() =>
        result.current.run({ params: { id } }).then(
          () => "done",
          ({ code }: { code: string }) => code,
        ),
      );
    expect(await remove("v1")).toBe("network");
    expect(await remove("v2")).toBe("not_found");
    expect(await remove("v1")).toBe("done");
    expect(result.current.error).toBeUndefined();
    expect(await remove("v1")).toBe("not_found");
  });

  it("keeps the error until the next submission or reset", async () => {
    const { handler } = answer(createManagedCreator, (_, count) =>
      count === 1 ? failure(409, "duplicate_creator", { current: { uid: "m9" } }) : { uid: "m1" },
    );
    server.use(handler);
    const { result } = open();
    await act(async () => {
      await expect(result.current.run({ body })).rejects.toMatchObject({ code: "duplicate_creator" });
    });
    expect(result.current.error).toMatchObject({ current: { uid: "m9" } });
    act(() => result.current.reset());
    expect(result.current.error).toBeUndefined();
    await act(() => result.current.run({ body }));
    expect(result.current.error).toBeUndefined();
  });

  it("loads what it made stale again after success, and not after failure", async () => {
    const list = answer(listManagedCreators, () => ({ items: [], next_cursor: null, total: 0 }));
    const create = answer(createManagedCreator, (_, count) =>
      count === 1 ? failure(400, "invalid_request") : { uid: "m1" },
    );
    server.use(list.handler, create.handler);
    const { result } = renderHook(
      () => ({
        list: useApiQuery(listManagedCreators, { query: { keyword: "a" } }),
        create: useApiMutation(createManagedCreator, { revalidate: [listManagedCreators] }),
      }),
      { wrapper: withApi() },
    );
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    await act(() => result.current.create.run({ body }).catch(() => undefined));
    expect(list.seen).toHaveLength(1);
    await act(() => result.current.create.run({ body }));
    await waitFor(() => expect(list.seen).toHaveLength(2));
  });
});
