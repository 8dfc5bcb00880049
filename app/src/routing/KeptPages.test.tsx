import { act, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { OUT_OF_SIGHT, SHOWN_HEADING, usePageTitle } from "../shared/usePageTitle.ts";
import { useUrlState } from "../shared/useUrlState.ts";
import { AppRouter } from "./AppRouter.tsx";
import { KeptPages } from "./KeptPages.tsx";

const HIDING = "content-visibility: hidden";

const effects: string[] = [];
/** The pages, in the order in which they were drawn. */
const drawn: string[] = [];
let isBusy = false;
let isBroken = false;

/** A list with a number of its own, which only a page that was kept still knows. */
function ListPage({ name }: { readonly name: string }) {
  usePageTitle(name);
  const [count, setCount] = useState(0);
  const query = useUrlState().get("q");
  drawn.push(name);
  useEffect(() => {
    effects.push(`${name} shown`);
    return () => void effects.push(`${name} gone`);
  }, [name]);
  if (isBroken && query) throw new Error("broken");
  return (
    <>
      <h1>{name}</h1>
      <button
        type="button"
        onClick={() => setCount(count + 1)}
      >{`${name} ${count} ${query || "null"}`}</button>
    </>
  );
}

const routes = [
  {
    element: <KeptPages paths={["/a", "/b"]} instead="壊れました" isBusy={() => isBusy} />,
    children: [
      { path: "/a", element: <ListPage name="A" /> },
      { path: "/b", element: <ListPage name="B" /> },
      { path: "/c", element: <ListPage name="C" /> },
    ],
  },
];

function open() {
  const history = createMemoryHistory({ initialEntries: ["/a"], v5Compat: true });
  render(
    <main>
      <AppRouter routes={routes} history={history} />
    </main>,
  );
  const step = (make: () => void) => act(async () => make());
  return { to: (path: string) => step(() => history.push(path)), back: () => step(() => history.go(-1)) };
}
const press = (name: string) => act(async () => screen.getByText(name).click());
const shown = () =>
  screen
    .queryAllByRole("button")
    .filter((button) => !button.closest(OUT_OF_SIGHT))
    .map(({ textContent }) => textContent);

beforeEach(() => {
  isBusy = false;
  isBroken = false;
  effects.length = 0;
  drawn.length = 0;
});

describe("a page that is kept", () => {
  it("is found as it was left", async () => {
    const { to, back } = open();
    await press("A 0 null");
    await to("/b");
    expect(shown()).toEqual(["B 0 null"]);
    await to("/c");
    await to("/a");
    expect(shown()).toEqual(["A 1 null"]);
    await back();
    await back();
    expect(shown()).toEqual(["B 0 null"]);
  });

  it("keeps its layout out of sight each time it is left", async () => {
    const { to } = open();
    const pages = () =>
      [...document.querySelectorAll("main > div")].map((page) => page.matches(OUT_OF_SIGHT));
    const looks = () =>
      [...document.querySelectorAll("main > div")].map((page) => page.getAttribute("style"));
    for (let times = 0; times < 2; times += 1) {
      await to("/b");
      expect(pages()).toEqual([true, false]);
      expect(looks()[0]).toContain(HIDING);
      expect(document.querySelector(SHOWN_HEADING)?.textContent).toBe("B");
      await to("/a");
      expect(pages()).toEqual([false, true]);
      expect(looks()[0]).toBeFalsy();
      expect(document.querySelector(SHOWN_HEADING)?.textContent).toBe("A");
    }
  });

  it("is hidden as React does it where the browser knows no other way", async () => {
    vi.stubGlobal("CSS", { supports: () => false });
    const { to } = open();
    await to("/b");
    expect(document.querySelector("main > div")?.getAttribute("style")).toContain("display: none");
    expect(document.querySelector(SHOWN_HEADING)?.textContent).toBe("B");
    vi.unstubAllGlobals();
  });

  it("has no effects out of sight, and begins again at its heading with its title", async () => {
    const { to } = open();
    await to("/b");
    expect(effects).toEqual(["A shown", "A gone", "B shown"]);
    expect(document.querySelector(SHOWN_HEADING)?.textContent).toBe("B");
    await to("/a");
    expect(effects.slice(3)).toEqual(["B gone", "A shown"]);
    expect([document.title, document.activeElement?.textContent]).toEqual(["A | ツムギ", "A"]);
  });

  it("is drawn for another address, and hears of none that is another page's", async () => {
    const { to } = open();
    await press("A 0 null");
    await to("/b?q=2");
    expect(screen.getByText("A 1 null")).toBeTruthy();
    await to("/a?q=3");
    expect(shown()).toEqual(["A 1 3"]);
  });

  it("is drawn again by no step that leaves its address as it was", async () => {
    const { to } = open();
    await to("/b?q=2");
    drawn.length = 0;
    await to("/a");
    await to("/c");
    await to("/b?q=2");
    expect(drawn).toEqual(["C"]);
    await to("/b?q=3");
    expect(drawn).toEqual(["C", "B"]);
  });

  it("begins afresh where it was left in the middle of something", async () => {
    const { to } = open();
    await press("A 0 null");
    isBusy = true;
    await to("/b");
    isBusy = false;
    expect(document.body.textContent).not.toContain("A 1");
    await to("/a");
    expect(shown()).toEqual(["A 0 null"]);
  });

  it("breaks alone, and is tried again when it is gone back to", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { to } = open();
    isBroken = true;
    await to("/b?q=1");
    expect(document.querySelector("main")?.textContent).toContain("壊れました");
    await to("/a");
    expect(shown()).toEqual(["A 0 null"]);
    isBroken = false;
    await to("/b?q=1");
    expect(shown()).toEqual(["B 0 1"]);
    vi.restoreAllMocks();
  });

  it("is one of those that are named: another ends when it is left", async () => {
    const { to } = open();
    await to("/c");
    await press("C 0 null");
    await to("/a");
    expect(document.body.textContent).not.toContain("C");
    await to("/c");
    expect(shown()).toEqual(["C 0 null"]);
  });
});
