import { act, renderHook, waitFor } from "@testing-library/react";
import { ApiProvider, createApiClient } from "@tsumugi/hooks";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useSheetRows } from "./useSheetRows.ts";

/** A project of three creators, whose fees may change; each answer waits until it is let go. */
function project(uid: string) {
  const fees: Record<string, number> = { hana: 3, mio: 1, saki: 2 };
  const waiting: (() => void)[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const sort = new URL(
      String(input instanceof Request ? input.url : input),
      "http://host",
    ).searchParams.get("sort");
    const rows = Object.entries(fees).map(([creator_uid, fee]) => ({ creator_uid, fee }));
    if (sort === "fee") rows.sort((a, b) => a.fee - b.fee);
    if (sort === "-fee") rows.sort((a, b) => b.fee - a.fee);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json({ items: rows, next_cursor: null, total: rows.length });
  };
  const client = createApiClient({
    fetch: fetch as typeof globalThis.fetch,
    getIdToken: async () => null,
    onUnauthenticated: () => undefined,
  });
  const answer = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.pop()?.());
  };
  const hook = renderHook(
    ({ sort }: { sort?: "fee" | "-fee" }) => useSheetRows(uid, sort === undefined ? {} : { sort }),
    {
      initialProps: {},
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApiProvider client={client}>{children}</ApiProvider>
      ),
    },
  );
  const order = () => hook.result.current.rows.map(({ creator_uid }) => creator_uid).join(" ");
  return { fees, answer, order, ...hook };
}

test("stands in the order that was asked for as soon as its answer is there, and in that of before until then", async () => {
  const { answer, order, rerender } = project("sorted");
  await answer();
  await waitFor(() => expect(order()).toBe("hana mio saki"));
  rerender({ sort: "fee" });
  expect(order()).toBe("hana mio saki");
  await answer();
  await waitFor(() => expect(order()).toBe("mio saki hana"));
  rerender({ sort: "-fee" });
  await answer();
  await waitFor(() => expect(order()).toBe("hana saki mio"));
});

test("keeps the order while the same one is looked at: a row does not run away from who fills it in", async () => {
  const { fees, answer, order, result, rerender } = project("filled in");
  await answer();
  rerender({ sort: "fee" });
  await answer();
  await waitFor(() => expect(order()).toBe("mio saki hana"));
  fees.mio = 9;
  act(() => void result.current.refresh());
  await answer();
  await waitFor(() => expect(result.current.rows[0]).toMatchObject({ creator_uid: "mio", fee: 9 }));
  expect(order()).toBe("mio saki hana");
});
