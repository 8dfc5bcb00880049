import { addDays } from "../core/clock.ts";

const WEEKS = 12;
export const TREND_DAYS = WEEKS * 7;

export interface FollowerPoint {
  readonly measured_on: string;
  readonly follower_count: number;
}

/** The last known sum of each of the last 12 weeks, oldest first; a week without a measure is a gap. */
export function followerTrend(points: readonly FollowerPoint[], today: string): (number | null)[] {
  return Array.from({ length: WEEKS }, (_, week) => {
    const end = addDays(today, -7 * (WEEKS - 1 - week));
    const start = addDays(end, -7);
    const within = points.filter(({ measured_on: on }) => on > start && on <= end);
    return (
      within.reduce<FollowerPoint | null>(
        (last, point) => (last === null || point.measured_on > last.measured_on ? point : last),
        null,
      )?.follower_count ?? null
    );
  });
}
