import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useArrivals } from "./useArrivals.ts";
import { type UrlState, useUrlState } from "./useUrlState.ts";

test("counts each link to the page, the same one again too, but no filter and no step back", async () => {
  let url = {} as UrlState;
  const counts: number[] = [];
  const Page = () => {
    url = useUrlState();
    counts.push(useArrivals());
    return null;
  };
  const router = createMemoryRouter([{ path: "/posts", element: <Page /> }], {
    initialEntries: ["/posts?post=p1"],
  });
  render(<RouterProvider router={router} />);
  const after = async (step: () => unknown) => {
    await act(async () => void (await step()));
    return counts.at(-1);
  };
  expect(counts).toEqual([0]);
  expect(await after(() => router.navigate("/posts?post=p1", { replace: true }))).toBe(1);
  expect(await after(() => url.set({ platform: "x" }))).toBe(1);
  expect(await after(() => url.set({ platform: "tiktok" }, { push: true }))).toBe(1);
  expect(await after(() => router.navigate("/posts?post=p1"))).toBe(2);
  expect(await after(() => router.navigate(-1))).toBe(2);
});
