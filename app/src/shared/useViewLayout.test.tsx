import { act, render } from "@testing-library/react";
import { ApiProvider, createApiClient, DataScope } from "@tsumugi/hooks";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { useUrlState } from "./useUrlState.ts";
import { useViewLayout } from "./useViewLayout.ts";

/** The layout of a list at an address, and the address. */
async function open(search: string) {
  const client = createApiClient({
    fetch: async () => Response.json({ key: "table.creators", value: null, version: 0, updated_at: null }),
    getIdToken: async () => null,
    onUnauthenticated: () => undefined,
  });
  const seen = {} as { url: ReturnType<typeof useUrlState>; view: ReturnType<typeof useViewLayout> };
  function Page() {
    seen.url = useUrlState();
    seen.view = useViewLayout("creators", "view");
    return null;
  }
  const router = createMemoryRouter([{ path: "/", element: <Page /> }], { initialEntries: [`/${search}`] });
  render(
    <ApiProvider client={client}>
      <DataScope>
        <RouterProvider router={router} />
      </DataScope>
    </ApiProvider>,
  );
  const move = async (...order: string[]) => {
    await act(async () => seen.view.onLayoutChange({ order, hidden: [], widths: {} }));
    await vi.waitFor(() => expect(router.state.location.search).toContain(`cols=${order.join(".")}`));
  };
  const go = (change: Record<string, string | null>) => act(async () => seen.url.set(change, { push: true }));
  return { move, go, order: () => seen.view.layout.order, search: () => router.state.location.search };
}

test("shows a view's own columns again when it is chosen again after a column was moved", async () => {
  const list = await open("?view=A&cols=a.b");
  await list.move("b", "a");
  await list.go({ view: "A", cols: "a.b" });
  const isItsOwn = () => expect(list.order()?.slice(0, 2)).toEqual(["a", "b"]);
  await vi.waitFor(isItsOwn);
  // A change that still waited would come back to the address after a while.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(list.search()).toContain("cols=a.b");
  isItsOwn();
});

test("leaves the columns that were moved in one view out of another one", async () => {
  const list = await open("?view=P");
  await list.move("x");
  await list.go({ view: "Q", cols: null });
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(list.order() ?? []).not.toContain("x");
  expect(list.search()).toBe("?view=Q");
});
