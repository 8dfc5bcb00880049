import { act, renderHook } from "@testing-library/react";
import { listCreators } from "@tsumugi/contract";
import { handlers, mockError } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { useCollectCreators } from "./useCollectCreators.ts";

const server = testServer();

it("walks the pages to the end, and stops at the number asked for", async () => {
  server.use(...handlers);
  const asked: URLSearchParams[] = [];
  server.events.on("request:start", ({ request }) => asked.push(new URL(request.url).searchParams));
  const { result } = renderHook(() => useCollectCreators(), { wrapper: withApi() });
  const all = await act(() => result.current.collectCreators({ keyword: "は" }, 500));
  expect([all.creators.length, all.total]).toEqual([24, 24]);
  const some = await act(() => result.current.collectCreators({}, 7));
  expect([some.creators.length, some.total]).toEqual([7, 24]);
  expect(asked.map((query) => [query.get("limit"), query.get("keyword")])).toEqual([
    ["200", "は"],
    ["7", null],
  ]);
  expect(result.current.isCollecting).toBe(false);
});

it("says what failed and can be retried", async () => {
  server.use(mockError(listCreators, "internal"));
  const { result } = renderHook(() => useCollectCreators(), { wrapper: withApi() });
  await act(() => expect(result.current.collectCreators({}, 5)).rejects.toMatchObject({ code: "internal" }));
  expect(result.current.error?.code).toBe("internal");
  expect(result.current.isCollecting).toBe(false);
});
