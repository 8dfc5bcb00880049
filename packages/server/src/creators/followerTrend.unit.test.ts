import { expect, it } from "vitest";
import { followerTrend } from "./followerTrend.ts";

const point = (measured_on: string, follower_count: number) => ({ measured_on, follower_count });
const TODAY = "2026-11-20";

it("has twelve weeks, the last of which ends today", () => {
  const trend = followerTrend(
    [point("2026-11-20", 9), point("2026-11-14", 8), point("2026-11-13", 7)],
    TODAY,
  );
  expect(trend).toHaveLength(12);
  expect(trend.slice(-3)).toEqual([null, 7, 9]);
});

it("takes the newest measure of a week, whatever the order, and knows zero from none", () => {
  const days = [point("2026-11-17", 2), point("2026-11-19", 0), point("2026-11-15", 1)];
  expect(followerTrend(days, TODAY).at(-1)).toBe(0);
  expect(followerTrend([], TODAY)).toEqual(Array(12).fill(null));
});

it("leaves out what lies before the twelve weeks or after today", () => {
  expect(followerTrend([point("2026-08-28", 5), point("2026-11-21", 6)], TODAY)).toEqual(
    Array(12).fill(null),
  );
  expect(followerTrend([point("2026-08-29", 5)], TODAY)[0]).toBe(5);
});
