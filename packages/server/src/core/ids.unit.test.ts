import { afterEach, expect, it, vi } from "vitest";
import { newUid } from "./ids.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("sorts as made, within one millisecond and after a clock was set back, too, and repeats nothing", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const start = Date.now();
  const uids = [0, 1, -60_000, -59_999].flatMap((ms) => {
    vi.setSystemTime(start + ms);
    return Array.from({ length: 2_000 }, () => newUid());
  });
  expect([...uids].sort()).toEqual(uids);
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids.every((uid) => /^[0-9a-z]{24}$/.test(uid))).toBe(true);
});
