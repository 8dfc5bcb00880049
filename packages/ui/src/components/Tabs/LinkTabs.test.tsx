import { render, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LinkTabs } from "./Tabs.tsx";

// jsdom has no layout to observe.
beforeAll(
  () =>
    void vi.stubGlobal(
      "ResizeObserver",
      vi.fn(
        class {
          observe() {}
          disconnect() {}
        },
      ),
    ),
);
afterAll(() => void vi.unstubAllGlobals());

it("draws a mere number quietly beside one that waits for somebody", () => {
  render(
    <LinkTabs
      label="部屋"
      items={[
        { key: "unread", link: <a href="/unread">未読</a>, current: false, count: 3 },
        { key: "all", link: <a href="/all">すべて</a>, current: true, count: 80, countTone: "neutral" },
      ]}
    />,
  );
  const toneOf = (name: RegExp) =>
    screen.getByRole("link", { name }).querySelector("[data-tone]")?.getAttribute("data-tone");
  expect([toneOf(/未読/), toneOf(/すべて/)]).toEqual(["thread", "neutral"]);
});
