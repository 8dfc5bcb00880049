import { act, render } from "@testing-library/react";
import { type Endpoint, listGenres, listManagedCreators } from "@tsumugi/contract";
import { Activity, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testClient, withApi } from "../testing/wrap.tsx";
import type { ApiClient } from "./apiClient.ts";
import { ApiError } from "./apiError.ts";
import { RETENTION_MS } from "./queryCache.ts";
import { useApiInfiniteQuery } from "./useApiInfiniteQuery.ts";
import { useApiQuery } from "./useApiQuery.ts";

const refusal = new ApiError({ status: 403, statusText: "", code: "forbidden", message: "" });

function Page() {
  const [keyword, setKeyword] = useState("");
  const one = useApiQuery(listGenres, keyword === "" ? {} : ({ query: { keyword } } as object));
  const list = useApiInfiniteQuery(listManagedCreators, {});
  const text =
    one.isLoading || list.isLoading ? "骨組み" : `${one.data?.items[0]?.name} ${list.items[0]?.uid}`;
  return (
    <button type="button" onClick={() => setKeyword("other")}>{`${text} ${one.error ? "断り" : ""}`}</button>
  );
}

/** A page that can be put out of sight, and the answers to what it asks for. */
async function open() {
  let reply: (endpoint: Endpoint) => unknown = ({ name }) =>
    name === listGenres.name ? { items: [{ name: "美容" }] } : { items: [{ uid: "はな" }], total: 1 };
  const call = vi.fn(async (endpoint: Endpoint) => reply(endpoint));
  const Wrapper = withApi({ ...testClient(), call } as unknown as ApiClient);
  const page = (mode: "visible" | "hidden") => (
    <Wrapper>
      <Activity mode={mode}>
        <Page />
      </Activity>
    </Wrapper>
  );
  const { container, rerender } = render(page("visible"));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(0);
  return {
    call,
    wait,
    text: () => container.textContent?.trim(),
    turn: (mode: "visible" | "hidden") => act(async () => rerender(page(mode))),
    press: () => act(async () => container.querySelector("button")?.click()),
    answer: (next: typeof reply) => {
      reply = next;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is what a page had, when it comes back after the cache has dropped it, until it is read", async () => {
  const { call, wait, text, turn, answer } = await open();
  expect(text()).toBe("美容 はな");
  await turn("hidden");
  await wait(2 * RETENTION_MS);
  call.mockClear();
  let give = (_: unknown) => {};
  const coming = new Promise((resolve) => {
    give = resolve;
  });
  answer(async ({ name }) => (name === listGenres.name ? coming : { items: [{ uid: "みお" }], total: 1 }));
  await turn("visible");
  expect(text()).toMatch(/^美容 /);
  // The cache has dropped it (specification §9): it is asked for, whoever draws it meanwhile.
  expect(call.mock.calls.map(([{ name }]) => name)).toContain(listGenres.name);
  await act(async () => give({ items: [{ name: "旅" }] }));
  await wait(0);
  expect(text()).toBe("旅 みお");
});

it("is nothing of another call", async () => {
  const { text, press, answer } = await open();
  answer(() => new Promise(() => {}));
  await press();
  expect(text()).toBe("骨組み");
});

it("is nothing once the server has said that the person may not see it", async () => {
  const { wait, text, turn, answer } = await open();
  answer(() => Promise.reject(refusal));
  await turn("hidden");
  await turn("visible");
  await wait(20);
  expect(text()).toBe("undefined undefined 断り");
});
