import { describe, expect, it } from "vitest";
import { nextCollection, plannedAfter, retryAt } from "./collectionPlan.ts";

describe("the plan of a post", () => {
  it("has every day to the 90th, every week to a year, and ends", () => {
    const days: number[] = [];
    for (let day: number | undefined = plannedAfter(-1); day !== undefined; day = plannedAfter(day))
      days.push(day);
    expect(days.slice(0, 91)).toEqual(Array.from({ length: 91 }, (_, n) => n));
    expect(days.slice(91, 94)).toEqual([97, 104, 111]);
    expect(days.at(-1)).toBe(363);
    expect(days).toHaveLength(91 + 39);
  });

  it("goes on with the week it is in after days that were missed", () => {
    expect([plannedAfter(95), plannedAfter(97), plannedAfter(362), plannedAfter(364)]).toEqual([
      97,
      104,
      363,
      undefined,
    ]);
  });

  it.each([
    // 23:59 and 00:01 in Japan are two days.
    ["2026-11-10T14:59:00Z", "2026-11-10T14:59:30Z", "2026-11-10T18:30:00.000Z"],
    ["2026-11-10T15:01:00Z", "2026-11-10T15:02:00Z", "2026-11-11T18:30:00.000Z"],
    // A post that begins tomorrow is fetched then.
    ["2026-11-12T03:00:00Z", "2026-11-10T03:00:00Z", "2026-11-11T18:30:00.000Z"],
    // A leap day counts.
    ["2028-02-28T03:00:00Z", "2028-02-28T04:00:00Z", "2028-02-28T18:30:00.000Z"],
  ])("fetches what was posted at %s, seen at %s, at %s", (posted, seen, next) => {
    expect(nextCollection(new Date(posted), new Date(seen))?.toISOString()).toBe(next);
  });

  it("plans nothing after the year", () => {
    expect(nextCollection(new Date("2025-11-01T00:00:00Z"), new Date("2026-11-20T00:00:00Z"))).toBeNull();
  });

  it("tries again later each time, and not before the platform says", () => {
    const now = new Date(0);
    const waits = [1, 2, 3, 4, 9].map((attempts) => retryAt(attempts, now).getTime() / 1000);
    expect(waits).toEqual([600, 1800, 7200, 21_600, 21_600]);
    expect(retryAt(1, now, 3600).getTime() / 1000).toBe(3600);
  });
});
