import { customaryYearEnd, type WorkingCalendar } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { isWorkingTime, nextOpening, suggestSendAt } from "./suggestSendAt.ts";
import { loadHolidays } from "./workdays.ts";

const calendarWith = (holidays: WorkingCalendar["holidays"]) => ({ holidays, yearEnd: customaryYearEnd });
const calendar = calendarWith(await loadHolidays());
const jst = (text: string) => new Date(`${text}+09:00`);
const shown = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);

describe("suggestSendAt", () => {
  it.each([
    ["2026-11-13T18:00:00", "2026-11-16T09:00", "Friday evening → Monday"],
    ["2026-11-14T12:00:00", "2026-11-16T09:00", "Saturday → Monday"],
    ["2026-11-15T23:59:59", "2026-11-16T09:00", "Sunday night → Monday"],
    ["2026-11-16T00:00:00", "2026-11-16T09:00", "Monday midnight → the same morning"],
    ["2026-11-24T08:59:59", "2026-11-24T09:00", "before opening → today"],
    ["2026-11-24T22:00:00", "2026-11-25T09:00", "evening → tomorrow"],
    ["2026-11-24T09:00:00", "2026-11-24T10:00", "at opening → in an hour"],
    ["2026-11-24T10:10:00", "2026-11-24T11:30", "within hours → in an hour, on a half hour"],
    ["2026-11-24T16:29:59", "2026-11-24T17:30", "the last half hour that is left"],
    ["2026-11-24T17:00:00", "2026-11-25T09:00", "an hour on is closing time → tomorrow"],
    ["2026-11-27T17:20:00", "2026-11-30T09:00", "Friday late → Monday"],
    ["2026-11-20T18:00:00", "2026-11-24T09:00", "before 勤労感謝の日 on a Monday → Tuesday"],
    ["2026-11-23T10:00:00", "2026-11-24T09:00", "in the middle of a holiday"],
    ["2026-04-28T18:00:00", "2026-04-30T09:00", "昭和の日 on a Wednesday"],
    ["2026-05-01T18:00:00", "2026-05-07T09:00", "Golden Week with its 振替休日 on Wednesday the 6th"],
    ["2025-05-02T20:00:00", "2025-05-07T09:00", "Golden Week 2025, 振替休日 on Tuesday the 6th"],
    ["2026-09-18T18:30:00", "2026-09-24T09:00", "シルバーウィーク with a 国民の休日 between two holidays"],
    ["2026-12-28T18:00:00", "2027-01-04T09:00", "the turn of the year, then Monday"],
    ["2026-12-31T19:00:00", "2027-01-04T09:00", "New Year's Eve"],
    ["2025-12-26T18:00:00", "2026-01-05T09:00", "holidays that end before a weekend"],
    ["2027-12-31T12:00:00", "2028-01-04T09:00", "元日 on a Saturday: the 3rd is closed, too"],
    ["2028-02-28T18:00:00", "2028-02-29T09:00", "a leap day"],
    ["2025-02-21T18:00:00", "2025-02-25T09:00", "天皇誕生日 on a Sunday is made up for on Monday"],
  ])("%s → %s (%s)", (now, then) => {
    expect(shown(suggestSendAt(jst(now), calendar))).toBe(then);
  });

  it("lies always ahead and in working time, and the opening is never now", () => {
    expect(shown(nextOpening(jst("2026-11-24T09:00:00"), calendar))).toBe("2026-11-25T09:00");
    for (let hour = 0; hour < 24 * 400; hour++) {
      const now = new Date(Date.UTC(2026, 0, 1, hour, 30));
      const then = suggestSendAt(now, calendar);
      expect(then.getTime()).toBeGreaterThan(now.getTime());
      expect(isWorkingTime(then, calendar)).toBe(true);
    }
  });

  it("knows weekends and the turn of the year also where the holidays could not be loaded", () => {
    expect(shown(suggestSendAt(jst("2026-12-31T19:00:00"), calendarWith({})))).toBe("2027-01-04T09:00");
    expect(shown(suggestSendAt(jst("2026-11-20T18:00:00"), calendarWith({})))).toBe("2026-11-23T09:00");
    expect(isWorkingTime(jst("2026-11-21T10:00:00"), calendarWith({}))).toBe(false);
  });

  it("passes over the days on which the company is closed", () => {
    const summer = { from: "2026-08-12", to: "2026-08-14", name: "夏季休業" };
    const own = { ...calendar, closedPeriods: [summer] };
    expect(shown(suggestSendAt(jst("2026-08-10T18:00:00"), own))).toBe("2026-08-17T09:00");
  });

  it("takes no word of the language for a holiday", () => {
    expect(isWorkingTime(jst("2026-11-24T10:00:00"), calendarWith(Object.create({ "2026-11-24": {} })))).toBe(
      true,
    );
  });
});
