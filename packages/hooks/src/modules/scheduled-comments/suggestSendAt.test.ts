import { describe, expect, it } from "vitest";
import { isWorkingTime, nextOpening, suggestSendAt } from "./suggestSendAt.ts";

const jst = (text: string) => new Date(`${text}+09:00`);
const shown = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);

describe("suggestSendAt", () => {
  it.each([
    ["2026-11-20T18:00:00", "2026-11-23T09:00", "Friday evening → Monday"],
    ["2026-11-21T12:00:00", "2026-11-23T09:00", "Saturday → Monday"],
    ["2026-11-22T23:59:59", "2026-11-23T09:00", "Sunday night → Monday"],
    ["2026-11-23T00:00:00", "2026-11-23T09:00", "Monday midnight → the same morning"],
    ["2026-11-24T08:59:59", "2026-11-24T09:00", "before opening → today"],
    ["2026-11-24T22:00:00", "2026-11-25T09:00", "evening → tomorrow"],
    ["2026-12-31T19:00:00", "2027-01-01T09:00", "over the turn of the year"],
    ["2026-11-24T09:00:00", "2026-11-24T10:00", "at opening → in an hour"],
    ["2026-11-24T10:10:00", "2026-11-24T11:30", "within hours → in an hour, on a half hour"],
    ["2026-11-24T17:20:00", "2026-11-25T09:00", "an hour on is after hours → tomorrow"],
    ["2026-11-27T17:20:00", "2026-11-30T09:00", "Friday late → Monday"],
  ])("%s → %s (%s)", (now, then) => {
    expect(shown(suggestSendAt(jst(now)))).toBe(then);
  });

  it("lies always ahead, and the opening is never now", () => {
    expect(shown(nextOpening(jst("2026-11-24T09:00:00")))).toBe("2026-11-25T09:00");
    for (let hour = 0; hour < 24 * 14; hour++) {
      const now = new Date(Date.UTC(2026, 10, 20, hour, 30));
      expect(suggestSendAt(now).getTime()).toBeGreaterThan(now.getTime());
      expect(isWorkingTime(suggestSendAt(now))).toBe(true);
    }
  });
});
