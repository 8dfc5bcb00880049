import { daysBetween } from "../core/clock.ts";

export interface Measurement {
  readonly post_uid: string;
  /** A day in Japan. */
  readonly on: string;
  readonly value: number;
}

export interface Point {
  readonly days_later: number;
  readonly on: string;
  readonly value: number;
}

export interface Band {
  readonly days_later: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * One post's measurements by days after its posting (day 0 = the day of posting), up to `limit`.
 * A day that was not measured is left out: a gap is not a zero, and not yesterday's value.
 */
export function alignByDay(
  posted_on: string,
  measurements: readonly Omit<Measurement, "post_uid">[],
  limit: number,
): Point[] {
  return measurements
    .map(({ on, value }) => ({ days_later: daysBetween(posted_on, on), on, value }))
    .filter(({ days_later }) => days_later >= 0 && days_later <= limit)
    .sort((a, b) => a.days_later - b.days_later);
}

/** Value below which the share `q` lies, with straight lines between the sorted values. */
export function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** Median and middle half per day, over the posts that have the day. */
export function medianBand(series: readonly (readonly Point[])[]): Band[] {
  const byDay = new Map<number, number[]>();
  for (const { days_later, value } of series.flat()) {
    byDay.set(days_later, [...(byDay.get(days_later) ?? []), value]);
  }
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .map(([days_later, values]) => {
      const sorted = values.sort((a, b) => a - b);
      return {
        days_later,
        value: quantile(sorted, 0.5),
        low: quantile(sorted, 0.25),
        high: quantile(sorted, 0.75),
      };
    });
}
