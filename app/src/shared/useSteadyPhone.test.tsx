import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSteadyPhone } from "./useSteadyPhone.ts";

const screenNow = { matches: true, tell: () => {} };
const turn = (matches: boolean) =>
  act(() => {
    screenNow.matches = matches;
    screenNow.tell();
  });

beforeEach(() => {
  vi.useFakeTimers();
  screenNow.matches = true;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return screenNow.matches;
    },
    addEventListener: (_: string, tell: () => void) => {
      screenNow.tell = tell;
    },
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("follows a phone that is turned", () => {
  const { result } = renderHook(() => useSteadyPhone());
  expect(result.current).toBe(true);
  turn(false);
  expect(result.current).toBe(false);
});

it("waits while something is typed, as the other layout would draw its field without it", () => {
  const { result } = renderHook(() => useSteadyPhone());
  document.body.innerHTML = "<form data-tsu-unsaved='form'></form>";
  turn(false);
  expect(result.current).toBe(true);
  document.body.replaceChildren();
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe(false);
});
