import { MEDIAN_FROM, type Point } from "@tsumugi/contract";

export interface Band {
  readonly days_later: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly post_count: number;
}

/** Value below which the share `q` lies, with straight lines between the sorted values. */
export function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** Median and middle half per day, over the posts that have the day; a day that too few have is left out. */
export function medianBand(series: readonly (readonly Point[])[]): Band[] {
  const byDay = new Map<number, number[]>();
  for (const { days_later, value } of series.flat()) {
    const values = byDay.get(days_later);
    if (values) values.push(value);
    else byDay.set(days_later, [value]);
  }
  return [...byDay]
    .filter(([, values]) => values.length >= MEDIAN_FROM)
    .sort(([a], [b]) => a - b)
    .map(([days_later, values]) => {
      const sorted = values.sort((a, b) => a - b);
      return {
        days_later,
        value: quantile(sorted, 0.5),
        low: quantile(sorted, 0.25),
        high: quantile(sorted, 0.75),
        post_count: sorted.length,
      };
    });
}
