import { act, renderHook } from "@testing-library/react";
import { ApiProvider, createApiClient } from "@tsumugi/hooks";
import type { CellRejection } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { usePostCells } from "./usePostCells.ts";

const FETCHED = "自動で取得した数値のため消せません。";

/** A server whose posts have fetched views and reach, which it does not empty: it names the first that it refuses. */
function fetchedPosts() {
  const stored: Record<string, Record<string, number | null>> = {};
  const fetch = async (url: unknown, init?: RequestInit) => {
    const { figures } = JSON.parse(String(init?.body)) as { figures: Record<string, number | null> };
    const refused = ["views", "reach"].find((name) => figures[name] === null);
    if (refused)
      return Response.json(
        { code: "invalid_request", message: FETCHED, fields: { [`figures.${refused}`]: FETCHED } },
        { status: 400 },
      );
    const uid = /project_posts\/([^/]+)\//.exec(String(url))?.[1] ?? "";
    stored[uid] = { ...stored[uid], ...figures };
    return Response.json({});
  };
  const client = createApiClient({
    fetch: fetch as typeof globalThis.fetch,
    getIdToken: async () => null,
    onUnauthenticated: () => undefined,
  });
  const { result } = renderHook(usePostCells, {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  return { stored, result };
}

test("a blank over a fetched figure is refused alone: what else was pasted of the post is kept", async () => {
  const { stored, result } = fetchedPosts();
  const cell = (rowKey: string, columnKey: string, value: number | null) => ({
    rowKey,
    columnKey,
    value,
    previous: 1,
  });
  let refused: readonly CellRejection[] | undefined;
  await act(async () => {
    refused =
      (await result.current([
        cell("one", "views", null),
        cell("one", "reach", null),
        cell("one", "likes", 900),
        cell("one", "saves", null),
        cell("two", "views", 125_000),
      ])) ?? undefined;
  });
  expect(refused).toEqual([
    { rowKey: "one", columnKey: "views", message: FETCHED },
    { rowKey: "one", columnKey: "reach", message: FETCHED },
  ]);
  expect(stored).toEqual({ one: { likes: 900, saves: null }, two: { views: 125_000 } });
});
