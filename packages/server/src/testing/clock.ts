import type { Clock } from "../core/clock.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(at: string): void;
  advance(ms: number): void;
}

export const TEST_START = "2026-11-20T03:00:00.000Z";

export function createTestClock(start: string = TEST_START): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    set: (next) => {
      at = Date.parse(next);
    },
    advance: (ms) => {
      at += ms;
    },
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
