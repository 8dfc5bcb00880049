import { act, render } from "@testing-library/react";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { expect, it } from "vitest";
import { AppRouter } from "../routing/AppRouter.tsx";
import { useLocation } from "../routing/address.ts";
import { KeptPages } from "../routing/KeptPages.tsx";
import { useArrivedBare } from "./useArrivedBare.ts";

let hasArrived: ReturnType<typeof useArrivedBare>;

function List() {
  hasArrived = useArrivedBare(useLocation().search === "");
  return null;
}

const routes = [
  {
    element: <KeptPages paths={["/list"]} instead={null} isBusy={() => false} />,
    children: [
      { path: "/list", element: <List /> },
      { path: "*", element: null },
    ],
  },
];

function open(at: string) {
  const history = createMemoryHistory({ initialEntries: [at], v5Compat: true });
  render(<AppRouter routes={routes} history={history} />);
  const step = (make: () => void) => act(async () => make());
  return { to: (path: string) => step(() => history.push(path)), back: () => step(() => history.go(-1)) };
}

it("is asked at each arrival by a link, also in a screen that was kept, and not when it is gone back to", async () => {
  const { to, back } = open("/list");
  expect(hasArrived.current).toBe(true);
  hasArrived.current = false;
  await to("/other");
  await back();
  expect(hasArrived.current).toBe(false);
  await to("/other");
  await to("/list");
  expect(hasArrived.current).toBe(true);
  await to("/other");
  await to("/list?q=1");
  expect(hasArrived.current).toBe(false);
});

it("is false where the first address says what is looked at", () => {
  open("/list?q=1");
  expect(hasArrived.current).toBe(false);
});
