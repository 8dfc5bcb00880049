import { expect, it } from "vitest";
import { foldMiddle, groupByDay } from "./timelineGroups.ts";

const NOW = Date.parse("2026-11-20T10:00:00+09:00");

it("groups by the day in Japan, not in UTC", () => {
  const items = ["2026-11-20T00:30:00Z", "2026-11-19T15:00:00Z", "2026-11-19T14:59:59Z"].map((at) => ({
    at,
  }));
  expect(groupByDay(items, NOW).map(({ heading, items: of }) => `${heading} ${of.length}`)).toEqual([
    "今日 2",
    "昨日 1",
  ]);
  expect(groupByDay([], NOW)).toEqual([]);
});

it("keeps the newest and the beginning, and folds only where it saves room", () => {
  const items = Array.from({ length: 12 }, (_, index) => index);
  expect(foldMiddle(items, 4)).toEqual({ before: [0, 1, 2, 3], hidden: 6, after: [10, 11] });
  expect(foldMiddle(items.slice(0, 8), 4)).toEqual({ before: items.slice(0, 8), hidden: 0, after: [] });
});
