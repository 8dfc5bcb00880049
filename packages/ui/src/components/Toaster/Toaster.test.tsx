import { act, fireEvent, render, screen } from "@testing-library/react";
import { toast as hotToast } from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toaster } from "./Toaster.tsx";
import { toast } from "./toast.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // The library's timers are discarded together with the fake clock.
  act(() => {
    hotToast.dismiss();
    vi.runAllTimers();
    hotToast.remove();
  });
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByText("保存しました").length > 0;

it("lets a success go by itself", () => {
  render(<Toaster />);
  act(() => void toast.success("保存しました"));
  pass(1999);
  expect(shown()).toBe(true);
  // Two seconds, plus one for the exit animation.
  pass(1);
  pass(1000);
  expect(shown()).toBe(false);
});

it("keeps it for as long as the focus is in it", () => {
  render(
    <>
      <button type="button">保存</button>
      <Toaster />
    </>,
  );
  const opener = screen.getByRole("button", { name: "保存" });
  opener.focus();
  act(() => void toast.success("保存しました"));
  fireEvent.keyDown(opener, { key: "F6" });
  expect(document.activeElement?.closest("li")?.textContent).toContain("保存しました");
  pass(3_600_000);
  pass(1000);
  expect(shown()).toBe(true);
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  pass(1000);
  expect(shown()).toBe(false);
  expect(document.activeElement).toBe(opener);
});
