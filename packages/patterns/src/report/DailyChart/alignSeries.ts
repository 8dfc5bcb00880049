import type { DailyMetrics } from "@tsumugi/contract";
import type { LineSeries, MedianBand } from "@tsumugi/ui";

/** Fewer posts than this have no middle: the line would jump with each one that ends. */
const MEDIAN_FROM = 3;

/** Lines by days after posting from 0 on; a day not fetched is a gap. The band spans days that enough posts have. */
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
      label: `${one.creator.name}「${one.title}」`,
      values: days.map((day) => byDay.get(day) ?? null),
    };
  });
  const middle = new Map(median.map((point) => [point.days_later, point]));
  const enough = days.map((day) =>
    lines.filter(({ values }) => values[day] !== null).length >= MEDIAN_FROM ? middle.get(day) : undefined,
  );
  const band = {
    label: `中央値（${MEDIAN_FROM}件以上の日）`,
    median: enough.map((point) => point?.value ?? null),
    low: enough.map((point) => point?.low ?? null),
    high: enough.map((point) => point?.high ?? null),
  };
  return {
    x: days.map((day) => `${day}日目`),
    lines,
    band: enough.some((point) => point !== undefined) ? band : undefined,
  };
}
