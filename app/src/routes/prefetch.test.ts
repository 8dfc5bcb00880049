import { afterEach, describe, expect, it, vi } from "vitest";
import { page, pageLoads } from "./page.ts";
import { prefetchPage, startPrefetching } from "./prefetch.ts";

const Page = () => null;
const load = () => vi.fn(async () => Page);

afterEach(() => {
  pageLoads.clear();
  document.body.replaceChildren();
});

describe("prefetchPage", () => {
  it("loads the page of the address itself before one that only fits, and nothing for an unknown one", async () => {
    const [fits, same] = [load(), load()];
    page("/creators/:id", fits);
    page("/creators/new", same);
    await prefetchPage("/creators/new");
    await prefetchPage("/nowhere");
    expect([fits.mock.calls.length, same.mock.calls.length]).toEqual([0, 1]);
    await prefetchPage("/creators/c1");
    expect(fits).toHaveBeenCalledTimes(1);
  });

  it("leaves a failure to whoever opens the page", async () => {
    page("/gone", async () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    await expect(prefetchPage("/gone")).resolves.toBeUndefined();
  });
});

describe("startPrefetching", () => {
  it("loads what is pointed at or focused, and what is inside the link counts as the link", async () => {
    const loads = [load(), load()] as const;
    page("/projects", loads[0]);
    page("/chat", loads[1]);
    document.body.innerHTML = '<a href="/projects"><span>案件</span></a><a href="/chat">メッセージ</a>';
    const stop = startPrefetching(() => undefined);
    document.querySelector("span")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(loads[0]).toHaveBeenCalledTimes(1);
    stop();
    document.querySelector("a:last-child")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(loads[1]).not.toHaveBeenCalled();
  });

  it("reads a screen that was not opened when a pointer rests on its link or presses it, once in five seconds", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    document.body.innerHTML =
      '<a href="/creators">クリエイター管理</a><a href="/projects">案件</a><a href="/payment-notices">支払通知書</a>';
    const [creators, projects, notices] = document.querySelectorAll("a");
    const read: string[] = [];
    const stop = startPrefetching(({ pathname }) => read.push(pathname));
    const point = (type: string, at: Element | undefined) =>
      at?.dispatchEvent(new Event(type, { bubbles: true }));
    point("pointerover", creators);
    vi.advanceTimersByTime(40);
    point("pointerover", projects);
    vi.advanceTimersByTime(100);
    expect(read).toEqual(["/projects"]);
    point("pointerdown", projects);
    point("pointerdown", creators);
    // Not everybody may read these.
    point("pointerdown", notices);
    expect(read).toEqual(["/projects", "/creators"]);
    history.replaceState(null, "", "/projects");
    point("pointerdown", creators);
    vi.advanceTimersByTime(6_000);
    point("pointerdown", creators);
    point("pointerdown", projects);
    expect(read).toEqual(["/projects", "/creators", "/creators"]);
    stop();
    point("pointerover", creators);
    vi.advanceTimersByTime(6_000);
    expect(read).toHaveLength(3);
    vi.useRealTimers();
    history.replaceState(null, "", "/");
  });
});
