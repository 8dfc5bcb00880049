import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog/Dialog.tsx";
import { Menu, MenuItem } from "./Menu/index.ts";

/** Watchers that are open, the newest last, as the browser keeps them. */
let watchers: EventTarget[] = [];

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
  }
  destroy() {
    watchers = watchers.filter((each) => each !== this);
  }
}

const hasPointer = (coarse: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(pointer: coarse)" && coarse,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

/** The browser closes the newest watcher, which hears nothing more after that. */
const pressBack = () => {
  const newest = watchers.pop();
  act(() => void newest?.dispatchEvent(new Event("close")));
};

beforeEach(() => {
  watchers = [];
  vi.stubGlobal("CloseWatcher", FakeCloseWatcher);
  hasPointer(true);
});
afterEach(() => vi.unstubAllGlobals());

test("a phone's Back closes a dialog, and the page hears the next one", async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Dialog open title="タグを付ける" onOpenChange={onOpenChange} />);
  await screen.findByRole("dialog");
  expect(watchers).toHaveLength(1);
  pressBack();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(<Dialog open={false} title="タグを付ける" onOpenChange={onOpenChange} />);
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(watchers).toHaveLength(0);
});

test("it asks before changes are discarded, and Back again stays", async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open hasChanges title="タグを付ける" onOpenChange={onOpenChange}>
      <input aria-label="タグ" />
    </Dialog>,
  );
  await screen.findByRole("dialog");
  pressBack();
  await screen.findByRole("button", { name: "破棄して閉じる" });
  pressBack();
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "破棄して閉じる" })).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("of a menu in a dialog, Back closes the menu only", async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open title="タグを付ける" onOpenChange={onOpenChange}>
      <Menu trigger={<button type="button">ほか</button>} defaultOpen>
        <MenuItem>写す</MenuItem>
      </Menu>
    </Dialog>,
  );
  await screen.findByRole("menu");
  pressBack();
  // Where an earlier file left the styles in the window, it stays until its fade has ended, which never happens here.
  await vi.waitFor(() => expect(screen.queryByRole("menu")?.dataset.state ?? "closed").toBe("closed"));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("beside a mouse the keyboard's Esc is enough", async () => {
  hasPointer(false);
  render(<Dialog open title="タグを付ける" />);
  await screen.findByRole("dialog");
  expect(watchers).toHaveLength(0);
});
