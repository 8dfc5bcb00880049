import { act, render, screen } from "@testing-library/react";
import { Activity, type ReactNode, StrictMode } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import { loadOverlays } from "../index.ts";
import { Menu, MenuItem } from "./Menu/index.ts";
import { Popover } from "./Popover/index.ts";

beforeAll(loadOverlays);

const page = (mode: "visible" | "hidden", children: ReactNode) => (
  <StrictMode>
    <Activity mode={mode}>{children}</Activity>
    <h1 tabIndex={-1}>見出し</h1>
  </StrictMode>
);
const onOpenChange = vi.fn();
const overlays: readonly (readonly [string, string, ReactNode])[] = [
  [
    "a popover",
    "dialog",
    <Popover
      key="popover"
      trigger={<button type="button">開く</button>}
      label="条件"
      onOpenChange={onOpenChange}
    >
      <input />
    </Popover>,
  ],
  [
    "a menu",
    "menu",
    <Menu key="menu" trigger={<button type="button">開く</button>} onOpenChange={onOpenChange}>
      <MenuItem>複製</MenuItem>
    </Menu>,
  ],
];

it.each(overlays)(
  "%s that was open when its page went out of sight is closed when that comes back",
  async (_, role, overlay) => {
    onOpenChange.mockClear();
    const { rerender } = render(page("visible", overlay));
    const open = async () => {
      const button = screen.getByRole("button");
      button.focus();
      await act(async () => {
        button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
        if (role === "dialog") button.click();
      });
    };
    await open();
    expect(screen.getByRole(role)).toBeTruthy();
    await act(async () => rerender(page("hidden", overlay)));
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    expect(screen.queryByRole(role, { hidden: true })).toBeNull();
    screen.getByRole("heading").focus();
    await act(async () => rerender(page("visible", overlay)));
    expect(screen.queryByRole(role, { hidden: true })).toBeNull();
    expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(screen.getByRole("heading"));
    await open();
    expect(screen.getByRole(role)).toBeTruthy();
  },
);
