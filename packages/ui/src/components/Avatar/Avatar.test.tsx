import { act, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Avatar } from "./Avatar.tsx";

/** Tells of an element only when the test says that it has come into view. */
class Watcher {
  static tell: (target: Element) => void = () => undefined;
  readonly watched = new Set<Element>();
  constructor(told: (entries: { target: Element; isIntersecting: boolean }[], self: Watcher) => void) {
    Watcher.tell = (target) => {
      if (this.watched.has(target)) told([{ target, isIntersecting: true }], this);
    };
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  unobserve(target: Element) {
    this.watched.delete(target);
  }
}

afterEach(() => vi.unstubAllGlobals());

it("asks for its picture when it comes into view, and shows it at once when it is drawn again", () => {
  vi.stubGlobal("IntersectionObserver", Watcher);
  const avatar = <Avatar name="佐藤 花子" image="/hanako.png" />;
  const { container, unmount } = render(avatar);
  const img = container.querySelector("img");
  expect(img?.getAttribute("src")).toBeNull();
  act(() => Watcher.tell(img as Element));
  expect(img?.getAttribute("src")).toBe("/hanako.png");
  unmount();
  expect(render(avatar).container.querySelector("img")?.getAttribute("src")).toBe("/hanako.png");
});

it("waits no longer for what has gone before it was seen", () => {
  vi.stubGlobal("IntersectionObserver", Watcher);
  const { container, unmount } = render(<Avatar name="佐藤 花子" image="/gone.png" />);
  const img = container.querySelector("img") as Element;
  unmount();
  Watcher.tell(img);
  expect(img.getAttribute("src")).toBeNull();
});
