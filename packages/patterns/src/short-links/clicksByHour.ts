import type { ShortLink } from "@tsumugi/contract";

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** More bars than these are drawn by the day: an hour would be a line of a pixel. */
const MAX_HOURS = 72;

export interface ClickBars {
  readonly unit: "hour" | "day";
  readonly bars: readonly { readonly at: string; readonly total: number; readonly unique: number }[];
}

/**
 * The clicks from the first to the last hour, with the hours between in which nobody clicked; by the day of Japan where
 * they span more than three days.
 */
export function clicksByHour(hours: ShortLink["by_hour"]): ClickBars {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return { unit: "hour", bars: [] };
  const span = (Date.parse(last.hour) - Date.parse(first.hour)) / HOUR_MS + 1;
  const unit = span > MAX_HOURS ? "day" : "hour";
  const step = unit === "day" ? DAY_HOURS * HOUR_MS : HOUR_MS;
  const offset = unit === "day" ? 9 * HOUR_MS : 0;
  const beginningOf = (at: number) => Math.floor((at + offset) / step) * step - offset;
  const sums = new Map<number, { total: number; unique: number }>();
  for (let at = beginningOf(Date.parse(first.hour)); at <= Date.parse(last.hour); at += step)
    sums.set(at, { total: 0, unique: 0 });
  for (const { hour, total, unique } of hours) {
    const sum = sums.get(beginningOf(Date.parse(hour)));
    if (!sum) continue;
    sum.total += total;
    sum.unique += unique;
  }
  return { unit, bars: [...sums].map(([at, sum]) => ({ at: new Date(at).toISOString(), ...sum })) };
}
