import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CountBadge, type LiveCount } from "./CountBadge.tsx";

function liveCount(start: number): LiveCount & { set: (next: number) => void } {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

it("follows a live count without being rendered again: shown, read aloud, above 99, and gone at nothing", () => {
  const count = liveCount(0);
  const around = vi.fn();
  const Row = () => {
    around();
    return <CountBadge count={count} label="未読" />;
  };
  const { container, rerender, unmount } = render(<Row />);
  const badge = container.querySelector<HTMLElement>(".tsu-count");
  expect(badge?.hidden).toBe(true);
  act(() => count.set(3));
  expect([badge?.hidden, badge?.textContent, badge?.title]).toEqual([false, "3未読 3件", ""]);
  act(() => count.set(128));
  expect([badge?.textContent, badge?.title]).toEqual(["99+未読 128件", "128件"]);
  expect(around).toHaveBeenCalledTimes(1);
  // What React draws later is what stands there already.
  rerender(<Row />);
  expect(badge?.textContent).toBe("99+未読 128件");
  act(() => count.set(1));
  rerender(<Row />);
  expect([badge?.textContent, badge?.title]).toEqual(["1未読 1件", ""]);
  act(() => count.set(0));
  expect(badge?.hidden).toBe(true);
  unmount();
  count.set(5);
  expect(screen.queryByText("5")).toBeNull();
});

it("moves to another count when it is given one", () => {
  const [one, other] = [liveCount(2), liveCount(7)];
  const { container, rerender } = render(<CountBadge count={one} />);
  rerender(<CountBadge count={other} />);
  expect(container.textContent).toBe("7");
  act(() => one.set(9));
  expect(container.textContent).toBe("7");
});
