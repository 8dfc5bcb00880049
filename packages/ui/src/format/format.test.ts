import { describe, expect, it } from "vitest";
import {
  daysUntil,
  formatCompact,
  formatDateTime,
  formatDay,
  formatDayHeading,
  formatRelative,
  formatYen,
} from "./format.ts";

const NOW = Date.parse("2026-11-20T10:00:00+09:00");
const ago = (ms: number) => formatRelative(NOW - ms, NOW);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("numbers", () => {
  it("shorten to 万 and 億 without ever showing 10,000万", () => {
    expect([9_999, 10_000, 123_456, 99_994_000, 99_996_000, 123_000_000].map(formatCompact)).toEqual([
      "9,999",
      "1万",
      "12.3万",
      "9,999.4万",
      "1億",
      "1.2億",
    ]);
  });

  it("write yen with separators and the sign in front", () => {
    expect([0, 1_234_567, -500].map(formatYen)).toEqual(["¥0", "¥1,234,567", "-¥500"]);
  });
});

describe("times", () => {
  it("are Japan's, whatever the machine's zone", () => {
    expect(formatDateTime("2026-11-20T05:05:00Z")).toBe("2026/11/20(金) 14:05");
    expect(formatDay("2026-10-03")).toBe("2026/10/03(土)");
    expect(formatDay("2026-11-19T15:00:00Z")).toBe("2026/11/20(金)");
  });

  it("read 分 時間 日 か月 年, and never the future", () => {
    expect(
      [-5 * MINUTE, 0, 3 * MINUTE, 120 * MINUTE, 5 * DAY, 30 * DAY, 364 * DAY, 365 * DAY].map(ago),
    ).toEqual(["たった今", "たった今", "3分前", "2時間前", "5日前", "1か月前", "12か月前", "1年前"]);
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
