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
    const stop = startPrefetching();
    document.querySelector("span")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(loads[0]).toHaveBeenCalledTimes(1);
    stop();
    document.querySelector("a:last-child")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(loads[1]).not.toHaveBeenCalled();
  });
});
