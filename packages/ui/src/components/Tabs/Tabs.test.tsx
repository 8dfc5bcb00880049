import { fireEvent, render, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LinkTabs, Tabs } from "./Tabs.tsx";

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

const shown = () => screen.getByRole("tabpanel").textContent;

it("moves among its tabs by the arrows, past those that cannot be chosen, and shows what it is on", () => {
  const items = ["概要", "履歴", "添付", "設定"].map((label) => ({
    value: label,
    label,
    disabled: label === "履歴",
    content: `${label}の中身`,
  }));
  const chosen = vi.fn();
  render(<Tabs label="行の内容" items={items} onValueChange={chosen} />);
  const stops = () => screen.getAllByRole("tab").filter((tab) => tab.tabIndex === 0);
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  expect([shown(), stops().map((tab) => tab.textContent)]).toEqual(["概要の中身", ["概要"]]);
  stops()[0]?.focus();
  press("ArrowRight");
  expect(shown()).toBe("添付の中身");
  expect(stops()).toEqual([document.activeElement]);
  expect(screen.getByRole("tab", { selected: true })).toBe(document.activeElement);
  press("End");
  press("ArrowRight");
  expect(shown()).toBe("概要の中身");
  press("ArrowLeft");
  press("Home");
  press("Tab");
  expect(chosen.mock.calls.flat()).toEqual(["添付", "設定", "概要", "設定", "概要"]);
  expect(screen.getByRole("tabpanel", { name: "概要" }).id).toBe(stops()[0]?.getAttribute("aria-controls"));
});

it("leaves the choice to a caller that gives it", () => {
  const chosen = vi.fn();
  const items = ["a", "b"].map((value) => ({ value, label: value, content: value }));
  render(<Tabs label="行の内容" items={items} value="a" onValueChange={chosen} />);
  fireEvent.click(screen.getByRole("tab", { name: "b" }));
  fireEvent.click(screen.getByRole("tab", { name: "a" }));
  expect(chosen.mock.calls).toEqual([["b"]]);
  expect(shown()).toBe("a");
});
