import { render, screen, waitFor } from "@testing-library/react";
import { getPreference, listProjects } from "@tsumugi/contract";
import { expect, it, vi } from "vitest";
import { ApiProvider } from "./ApiProvider.tsx";
import type { ApiClient } from "./apiClient.ts";
import { DataScope } from "./DataScope.tsx";
import { useApiInfiniteQuery } from "./useApiInfiniteQuery.ts";
import { useApiQuery } from "./useApiQuery.ts";

/** Has answers ready until they are asked for, as the app's first reads are. */
function clientWith(early: Readonly<Record<string, unknown>>) {
  const ready = new Map(Object.entries(early));
  const call = vi.fn(async ({ path }: { path: string }) => {
    const answer = ready.get(path);
    ready.delete(path);
    return answer;
  });
  const peek = ({ path }: { path: string }) => ready.get(path);
  return { call, client: { call, peek } as unknown as ApiClient };
}

const seen: string[] = [];

function Screen() {
  const { data } = useApiQuery(getPreference, { params: { key: "personal" } });
  const { items, total, isLoading } = useApiInfiniteQuery(listProjects, { query: { limit: 20 } });
  const text = `${data?.version ?? "–"} ${items.length} of ${total ?? "–"}${isLoading ? ", loading" : ""}`;
  seen.push(text);
  return <p>{text}</p>;
}

it("draws what was asked for early with the first render, keeps it, and asks for it once", async () => {
  const { call, client } = clientWith({
    [getPreference.path]: { key: "personal", value: {}, version: 3, updated_at: null },
    [listProjects.path]: { items: [{ uid: "p1" }], next_cursor: null, total: 1 },
  });
  render(
    <DataScope>
      <ApiProvider client={client}>
        <Screen />
      </ApiProvider>
    </DataScope>,
  );
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(client.peek?.(getPreference, { params: { key: "personal" } })).toBeUndefined());
  expect(await screen.findByText("3 1 of 1")).toBeDefined();
  expect(new Set(seen)).toEqual(new Set(["3 1 of 1"]));
});
