import { act, renderHook, waitFor } from "@testing-library/react";
import { listManagedCreators } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { answer, failure, type Seen, testServer } from "../testing/server.ts";
import { withApi } from "../testing/wrap.tsx";
import { useApiInfiniteQuery } from "./useApiInfiniteQuery.ts";
import { useRevalidate } from "./useRevalidate.ts";

const server = testServer();

/** Five rows, two to a page; `rows` may change between requests. */
const paged = (rows: () => string[]) => (seen: Seen) => {
  const from = Number(seen.url.searchParams.get("cursor") ?? 0);
  const items = rows()
    .slice(from, from + 2)
    .map((uid) => ({ uid }));
  return { items, next_cursor: from + 2 < rows().length ? String(from + 2) : null, total: rows().length };
};
const five = ["a", "b", "c", "d", "e"];

const open = (keyword?: string) =>
  renderHook(
    (props: { keyword?: string }) => ({
      list: useApiInfiniteQuery(listManagedCreators, { query: props }),
      revalidate: useRevalidate(),
    }),
    { wrapper: withApi(), initialProps: { keyword } },
  );
const uids = ({ items }: { items: readonly { uid: string }[] }) => items.map(({ uid }) => uid).join("");

describe("useApiInfiniteQuery", () => {
  it("reads page after page until there is no more", async () => {
    server.use(
      answer(
        listManagedCreators,
        paged(() => five),
      ).handler,
    );
    const { result } = open();
    expect(result.current.list.isLoading).toBe(true);
    await waitFor(() => expect(uids(result.current.list)).toBe("ab"));
    expect(result.current.list).toMatchObject({ total: 5, hasMore: true, isLoading: false });
    act(() => result.current.list.loadMore());
    expect(result.current.list.isLoadingMore).toBe(true);
    await waitFor(() => expect(uids(result.current.list)).toBe("abcd"));
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(uids(result.current.list)).toBe("abcde"));
    expect(result.current.list).toMatchObject({ hasMore: false, isLoadingMore: false });
  });

  it("loads one page for two presses", async () => {
    const { handler, seen } = answer(
      listManagedCreators,
      paged(() => five),
    );
    server.use(handler);
    const { result } = open();
    await waitFor(() => expect(result.current.list.hasMore).toBe(true));
    act(() => result.current.list.loadMore());
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(result.current.list.isRefreshing).toBe(false));
    expect(uids(result.current.list)).toBe("abcd");
    expect(seen.some(({ url }) => url.searchParams.get("cursor") === "4")).toBe(false);
  });

  it("keeps a row once that moved from one page to the next in between", async () => {
    let rows = five;
    server.use(
      answer(
        listManagedCreators,
        paged(() => rows),
      ).handler,
    );
    const { result } = open();
    await waitFor(() => expect(uids(result.current.list)).toBe("ab"));
    rows = ["a", "x", "b", "c", "d"];
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(result.current.list.isRefreshing).toBe(false));
    expect(new Set(result.current.list.items.map(({ uid }) => uid)).size).toBe(
      result.current.list.items.length,
    );
  });

  it("keeps showing the former rows while another filter loads", async () => {
    server.use(
      answer(listManagedCreators, (seen) =>
        paged(() => (seen.url.searchParams.get("keyword") ? ["z"] : five))(seen),
      ).handler,
    );
    const { result, rerender } = open();
    await waitFor(() => expect(uids(result.current.list)).toBe("ab"));
    rerender({ keyword: "z" });
    expect(uids(result.current.list)).toBe("ab");
    expect(result.current.list).toMatchObject({ isLoading: false, isPrevious: true });
    await waitFor(() => expect(uids(result.current.list)).toBe("z"));
    expect(result.current.list).toMatchObject({ total: 1, isPrevious: false });
  });

  it("loads all its pages again when a change made them stale", async () => {
    let rows = five;
    server.use(
      answer(
        listManagedCreators,
        paged(() => rows),
      ).handler,
    );
    const { result } = open();
    await waitFor(() => expect(result.current.list.hasMore).toBe(true));
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(uids(result.current.list)).toBe("abcd"));
    rows = ["a", "b", "C", "D", "E"];
    act(() => result.current.revalidate([listManagedCreators]));
    await waitFor(() => expect(uids(result.current.list)).toBe("abCD"));
  });

  it("shows the loaded rows beside the error of the next page", async () => {
    server.use(
      answer(listManagedCreators, (seen) =>
        seen.url.searchParams.has("cursor") ? failure(404, "not_found") : paged(() => five)(seen),
      ).handler,
    );
    const { result } = open();
    await waitFor(() => expect(result.current.list.hasMore).toBe(true));
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(result.current.list.error).toMatchObject({ status: 404 }));
    expect(uids(result.current.list)).toBe("ab");
    expect(result.current.list.isLoadingMore).toBe(false);
  });
});
