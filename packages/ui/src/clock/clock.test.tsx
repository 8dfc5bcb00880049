import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RelativeTime } from "../components/RelativeTime/RelativeTime.tsx";

const START = Date.parse("2026-11-20T10:00:00+09:00");

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  // The order matters: restoring a spy on the fake clock would restore that clock.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("moves labels on with one timer for all of them, and stops it with the last", () => {
  const timers = vi.spyOn(globalThis, "setInterval");
  const { unmount } = render(
    Array.from({ length: 50 }, (_, index) => <RelativeTime key={`${index}`} value={START - 3 * 60_000} />),
  );
  expect(screen.getAllByText("3分前")).toHaveLength(50);
  expect(timers).toHaveBeenCalledTimes(1);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getAllByText("4分前")).toHaveLength(50);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it("does not wait for the next minute when the page is seen again", () => {
  render(<RelativeTime value={START} />);
  vi.setSystemTime(START + 3 * 3_600_000);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  screen.getByText("3時間前");
});
