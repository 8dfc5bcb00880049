import { act, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { AppRouter } from "./AppRouter.tsx";
import { useNavigate } from "./address.ts";
import { Link } from "./Link.tsx";
import { lazyRoute } from "./lazyRoute.tsx";
import { RouteBoundary, useBreakage } from "./RouteBoundary.tsx";
import type { Asks } from "./steps.ts";
import { useHeldStep } from "./useHeldStep.ts";

function open(routes: readonly RouteObject[], at: string | string[]) {
  const history = createMemoryHistory({ initialEntries: [at].flat(), v5Compat: true });
  render(<AppRouter routes={routes} history={history} />);
  const step = (make: () => void) => act(async () => make());
  return { history, step, go: (delta: number) => step(() => history.go(delta)) };
}
const press = (name: string) => act(async () => screen.getByText(name).click());

describe("a page in a file of its own", () => {
  it("takes the place of the page before once its code is there, and is drawn at once after that", async () => {
    let arrive = () => {};
    const load = vi.fn(
      () =>
        new Promise<() => string>((resolve) => {
          arrive = () => resolve(() => "二枚目");
        }),
    );
    const first = { path: "/a", element: <Link to="/b">次へ</Link> };
    const { go } = open([first, { path: "/b", ...lazyRoute(load) }], "/a");
    await press("次へ");
    expect(document.body.textContent).toBe("次へ");
    await act(async () => arrive());
    expect(document.body.textContent).toBe("二枚目");
    await go(-1);
    await press("次へ");
    expect(document.body.textContent).toBe("二枚目");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("says that it cannot be loaded, leaves what is around it standing, and is asked for again later", async () => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const load = vi.fn(async () => (): string => "二枚目").mockRejectedValueOnce(new TypeError("gone"));
    const Broken = () => String(useBreakage());
    const pages = [
      { path: "/a", element: "一枚目" },
      { path: "/b", ...lazyRoute(load) },
    ];
    const { step, history } = open(
      [{ element: <RouteBoundary instead={<Broken />} />, children: pages }],
      "/a",
    );
    await step(() => history.push("/b"));
    expect(document.body.textContent).toBe("TypeError: gone");
    await step(() => history.push("/a"));
    expect(document.body.textContent).toBe("一枚目");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await step(() => history.push("/b"));
    expect(document.body.textContent).toBe("二枚目");
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

describe("a step that is held", () => {
  const asks = vi.fn<Asks>((from, to) => from.pathname === "/b" && to.pathname !== "/b");
  function Guarded() {
    const { isHeld, goOn, stay } = useHeldStep(asks);
    const navigate = useNavigate();
    return (
      <>
        <Link to="/c">先へ</Link>
        <button type="button" onClick={() => navigate("?tab=2")}>
          絞り込む
        </button>
        {isHeld && (
          <button type="button" onClick={goOn}>
            移る
          </button>
        )}
        {isHeld && (
          <button type="button" onClick={stay}>
            とどまる
          </button>
        )}
      </>
    );
  }
  const routes = ["/a", "/b", "/c"].map((path) => ({ path, element: path === "/b" ? <Guarded /> : path }));

  it("leads nowhere until it is allowed: a link's", async () => {
    const { history } = open(routes, ["/a", "/b"]);
    await press("先へ");
    expect(history.location.pathname).toBe("/b");
    await press("とどまる");
    expect(screen.queryByText("移る")).toBeNull();
    await press("先へ");
    await press("移る");
    expect([history.location.pathname, document.body.textContent]).toEqual(["/c", "/c"]);
  });

  it("is none where the page writes into its own address", async () => {
    const { history } = open(routes, ["/a", "/b?tab=1"]);
    await press("絞り込む");
    expect(screen.queryByText("移る")).toBeNull();
    expect(history.createHref(history.location)).toBe("/b?tab=2");
    expect(asks).toHaveBeenLastCalledWith(
      expect.objectContaining({ pathname: "/b" }),
      { pathname: "/b", search: "?tab=2" },
      false,
    );
  });

  it("is taken back, and made again when it is allowed: the back button's", async () => {
    const { history, go } = open(routes, ["/a", "/b"]);
    await go(-1);
    expect(asks).toHaveBeenLastCalledWith(
      expect.objectContaining({ pathname: "/b" }),
      expect.objectContaining({ pathname: "/a" }),
      true,
    );
    expect(history.location.pathname).toBe("/b");
    await press("移る");
    expect([history.location.pathname, document.body.textContent]).toEqual(["/a", "/a"]);
    await go(1);
    expect(screen.getByText("先へ")).toBeTruthy();
  });
});

it("begins a new page at its top, one gone back to where it was left, and stays where a page writes into its own address", async () => {
  const places: number[] = [];
  vi.spyOn(window, "scrollTo").mockImplementation((...to: unknown[]) => {
    const [, y] = to as [number, number];
    Object.assign(window, { scrollY: y });
    places.push(y);
  });
  function Tab() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate("?tab=2", { preventScrollReset: true })}>
        タブ
      </button>
    );
  }
  const page = (
    <>
      <Link to="/b">先へ</Link>
      <Tab />
    </>
  );
  const { go } = open([{ path: "*", element: page }], "/a");
  const scroll = (y: number) => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event("scroll"));
  };
  // A page that stands at its top already is not scrolled: the browser would lay all of it out for that.
  expect(places).toEqual([]);
  scroll(700);
  await press("先へ");
  expect(places).toEqual([0]);
  scroll(300);
  await press("タブ");
  expect(places).toEqual([0]);
  await go(-2);
  expect(places).toEqual([0, 700]);
  vi.restoreAllMocks();
});

describe("a link", () => {
  const at = (props: Partial<ComponentProps<typeof Link>>) => {
    const page = (
      <Link to="/b?q=花" {...props}>
        先へ
      </Link>
    );
    const { history } = open([{ path: "*", element: page }], "/a");
    const link = screen.getByText<HTMLAnchorElement>("先へ");
    /** The step that a press makes, or that the browser is left to follow it by itself. */
    const press = async (how: MouseEventInit = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
      let isLeft = false;
      const follow = (late: Event) => {
        isLeft = !late.defaultPrevented;
        // The browser of the tests cannot open another page.
        late.preventDefault();
      };
      window.addEventListener("click", follow, { once: true });
      await act(async () => void link.dispatchEvent(event));
      return isLeft ? "browser" : `${history.action} ${history.location.pathname}`;
    };
    return { link, press, history };
  };

  it("makes a step, and none that the browser is asked for: another tab, a window, the middle button", async () => {
    const { link, press } = at({});
    expect(link.getAttribute("href")).toBe("/b?q=花");
    for (const how of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(await press(how)).toBe("browser");
    expect(await press()).toBe("PUSH /b");
  });

  it("is the browser's where it opens another tab", async () => {
    expect(await at({ target: "_blank" }).press()).toBe("browser");
  });

  it("goes nowhere where its page has taken the press", async () => {
    expect(await at({ onClick: (event) => event.preventDefault() }).press()).toBe("POP /a");
  });

  it("to where one is makes no further entry for the back button, and takes its state along", async () => {
    const { press, history } = at({ state: { search: "x" } });
    await press();
    expect([await press(), history.index]).toEqual(["REPLACE /b", 1]);
    expect(history.location.state).toEqual({ search: "x" });
  });
});
