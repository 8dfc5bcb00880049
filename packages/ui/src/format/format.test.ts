import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayKey,
  daysUntil,
  formatCompact,
  formatDateTime,
  formatDay,
  formatDayHeading,
  formatInteger,
  formatNearDay,
  formatNearDays,
  formatPercent,
  formatRelative,
  formatShortDay,
  formatYen,
  formatYenPerUnit,
} from "./format.ts";

const NOW = Date.parse("2026-11-20T10:00:00+09:00");
const ago = (ms: number) => formatRelative(NOW - ms, NOW);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("numbers", () => {
  it("shorten to 万, 億 and 兆 without ever showing 10,000 of a unit", () => {
    const cases: [number, string][] = [
      [0, "0"],
      [-0, "0"],
      [-0.4, "0"],
      [9_999, "9,999"],
      [9_999.4, "9,999"],
      [9_999.5, "1万"],
      [10_000, "1万"],
      [10_499, "1万"],
      [10_500, "1.1万"],
      [123_456, "12.3万"],
      [99_994_999, "9,999.5万"],
      [99_999_499, "9,999.9万"],
      [99_999_500, "1億"],
      [123_000_000, "1.2億"],
      [999_994_999_999, "9,999.9億"],
      [999_995_000_000, "1兆"],
      [-9_999.5, "-1万"],
      [-123_456, "-12.3万"],
      [Number.NaN, "—"],
      [Number.POSITIVE_INFINITY, "—"],
    ];
    expect(cases.map(([value]) => formatCompact(value))).toEqual(cases.map(([, label]) => label));
  });

  it("write yen with separators and the sign in front", () => {
    expect([0, -0, 1_234_567, -500, 0.5, Number.NaN].map(formatYen)).toEqual([
      "¥0",
      "¥0",
      "¥1,234,567",
      "-¥500",
      "¥1",
      "—",
    ]);
    expect([null, 0.78, 18.24, 777.6, -0.02].map(formatYenPerUnit)).toEqual([
      "—",
      "¥0.8",
      "¥18.2",
      "¥777.6",
      "¥0.0",
    ]);
  });

  it("group digits like Intl does, up to the largest exact number", () => {
    const intl = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 0 });
    for (const value of [1, 12, 123, 1_234, -1_234, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, 1e21])
      expect(formatInteger(value)).toBe(intl.format(value));
  });

  it("write a share with one decimal, so that a column of them ends alike", () => {
    expect([0, 0.024, 0.0427, 1, 12.345, -0.005].map(formatPercent)).toEqual([
      "0.0%",
      "2.4%",
      "4.3%",
      "100.0%",
      "1,234.5%",
      "-0.5%",
    ]);
  });
});

describe("times", () => {
  it("are Japan's, whatever the machine's zone", () => {
    expect(formatDateTime("2026-11-20T05:05:00Z")).toBe("2026/11/20(金) 14:05");
    expect(formatDay("2026-10-03")).toBe("2026/10/03(土)");
    expect(formatDay("2026-11-19T15:00:00Z")).toBe("2026/11/20(金)");
  });

  it("have their year wherever it is not this one, and once for a period", () => {
    expect(
      ["2026-11-30", "2027-01-09", "2025-12-31", "いつか"].map((day) => formatNearDay(day, NOW)),
    ).toEqual(["11/30(月)", "2027/01/09(土)", "2025/12/31(水)", "—"]);
    // New Year in Japan is earlier than in the zone of the machine.
    expect(formatNearDay("2026-12-31T15:00:00Z", NOW)).toBe("2027/01/01(金)");
    const days = (from: string | null, to: string | null) => formatNearDays(from, to, NOW);
    expect(days("2026-11-20", "2026-12-04")).toBe("11/20(金)〜12/04(金)");
    expect(days("2027-01-28", "2027-04-28")).toBe("2027/01/28(木)〜04/28(水)");
    expect(days("2026-12-28", "2027-01-08")).toBe("12/28(月)〜2027/01/08(金)");
    expect(days("2027-12-28", "2028-01-08")).toBe("2027/12/28(火)〜2028/01/08(土)");
    expect(days(null, "2027-01-08")).toBe("〜2027/01/08(金)");
  });

  it("keep the weekday and the year's end of Japan at the edges", () => {
    expect(formatDateTime("2026-12-31T14:59:59Z")).toBe("2026/12/31(木) 23:59");
    expect(formatDateTime("2026-12-31T15:00:00Z")).toBe("2027/01/01(金) 00:00");
    expect(formatDay("2028-02-29")).toBe("2028/02/29(火)");
    expect(formatShortDay("0033-01-02T00:00:00Z")).toMatch(/^01\/02/);
    expect(dayKey("2026-11-19T15:00:00Z")).toBe("2026-11-20");
    expect(formatDateTime("いつか")).toBe("—");
  });

  it("agree with Intl for Asia/Tokyo through a hundred thousand hours", () => {
    const intl = new Intl.DateTimeFormat("ja-JP-u-ca-iso8601", {
      timeZone: "Asia/Tokyo",
      dateStyle: "short",
      timeStyle: "short",
      hourCycle: "h23",
    });
    for (let at = Date.parse("1990-01-01T00:30:00Z"); at < Date.parse("2040-01-01"); at += 997 * 3_600_000) {
      const digits = (text: string) => text.match(/\d+/g)?.map(Number);
      expect(digits(formatDateTime(at))).toEqual(digits(intl.format(at)));
    }
  });

  it("read 分 時間 日 か月 年 at every boundary, and never the future", () => {
    const cases: [number, string][] = [
      [-5 * MINUTE, "たった今"],
      [-3 * DAY, "たった今"],
      [0, "たった今"],
      [MINUTE - 1, "たった今"],
      [MINUTE, "1分前"],
      [60 * MINUTE - 1, "59分前"],
      [60 * MINUTE, "1時間前"],
      [DAY - 1, "23時間前"],
      [DAY, "1日前"],
      [30 * DAY - 1, "29日前"],
      [30 * DAY, "1か月前"],
      [364 * DAY, "11か月前"],
      [365 * DAY, "1年前"],
    ];
    expect(cases.map(([ms]) => ago(ms))).toEqual(cases.map(([, label]) => label));
  });

  it("count months and years by the calendar of Japan, leap days included", () => {
    const from = (at: string, now: string) => formatRelative(at, Date.parse(now));
    expect(from("2026-09-20T10:00:00+09:00", "2026-11-20T10:00:00+09:00")).toBe("2か月前");
    expect(from("2026-09-21T10:00:00+09:00", "2026-11-20T10:00:00+09:00")).toBe("1か月前");
    expect(from("2024-02-29T10:00:00+09:00", "2025-02-28T10:00:00+09:00")).toBe("11か月前");
    expect(from("2024-02-29T10:00:00+09:00", "2025-03-01T10:00:00+09:00")).toBe("1年前");
    expect(from("2020-01-01T00:00:00+09:00", "2026-11-20T10:00:00+09:00")).toBe("6年前");
  });

  it("head days with 今日, 昨日, the day, and the year only when it differs", () => {
    expect(
      ["2026-11-19T15:00:00Z", "2026-11-19T14:59:00Z", "2026-10-03T03:00:00Z", "2025-12-03T03:00:00Z"].map(
        (at) => formatDayHeading(at, NOW),
      ),
    ).toEqual(["今日", "昨日", "10月3日(土)", "2025年12月3日(水)"]);
  });

  it("count days to a deadline in calendar days", () => {
    expect(["2026-11-20", "2026-11-21", "2026-11-18"].map((day) => daysUntil(day, NOW))).toEqual([0, 1, -2]);
  });
});

describe("months and years ago", () => {
  /** By the calendar of `Date`, slowly. */
  const slowly = (at: number, now: number) => {
    const [from, to] = [at, now].map((ms) => new Date(ms + 9 * 3_600_000)) as [Date, Date];
    const whole = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
    const months = Math.max(1, to.getUTCDate() < from.getUTCDate() ? whole - 1 : whole);
    return months < 12 ? `${months}か月前` : `${Math.floor(months / 12)}年前`;
  };

  it("are those of the calendar, over leap days, ends of months and centuries", () => {
    const instant = fc.integer({ min: Date.parse("1890-01-01"), max: Date.parse("2210-01-01") });
    fc.assert(
      fc.property(instant, fc.integer({ min: 30 * DAY, max: 90 * 365 * DAY }), (at, later) => {
        expect(formatRelative(at, at + later)).toBe(slowly(at, at + later));
      }),
      { numRuns: 2000 },
    );
    for (const day of ["2000-02-29", "2024-02-29", "2100-02-28", "1900-02-28", "2023-12-31"]) {
      const at = Date.parse(`${day}T12:00:00+09:00`);
      for (let days = 30; days < 900; days++)
        expect(formatRelative(at, at + days * DAY)).toBe(slowly(at, at + days * DAY));
    }
  });
});
