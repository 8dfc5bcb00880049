import { type DailyMetrics, medianLabel } from "@tsumugi/contract";
import type { LineSeries, MedianBand } from "@tsumugi/ui";
import { postOf } from "../../posts/postName.ts";

/** Lines by days after posting from 0 on; a day not fetched is a gap. The band has a gap where the median has none. */
export function alignSeries(
  series: readonly DailyMetrics["series"][number][],
  median: readonly DailyMetrics["median"][number][],
): { x: string[]; lines: LineSeries[]; band: MedianBand | undefined } {
  const last = Math.max(-1, ...series.flatMap((one) => one.points.map((point) => point.days_later)));
  const days = Array.from({ length: last + 1 }, (_, day) => day);
  const lines: LineSeries[] = series.map((one) => {
    const byDay = new Map(one.points.map((point) => [point.days_later, point.value]));
    return {
      key: one.post_uid,
      label: postOf(one),
      values: days.map((day) => byDay.get(day) ?? null),
    };
  });
  const middle = new Map(median.map((point) => [point.days_later, point]));
  const known = days.map((day) => middle.get(day));
  const band = {
    label: medianLabel,
    median: known.map((point) => point?.value ?? null),
    low: known.map((point) => point?.low ?? null),
    high: known.map((point) => point?.high ?? null),
    counts: known.map((point) => point?.post_count ?? null),
  };
  return {
    x: days.map((day) => `${day}日目`),
    lines,
    band: known.some((point) => point !== undefined) ? band : undefined,
  };
}
