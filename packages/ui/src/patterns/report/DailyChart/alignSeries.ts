import type { LineSeries } from "../../../components/LineChart/LineChart.tsx";

export interface DailySeriesLook {
  post_uid: string;
  creator: { name: string };
  title: string;
  points: readonly { days_later: number; value: number }[];
}

export interface MedianLook {
  days_later: number;
  value: number;
}

/** Fewer posts than this have no middle: the line would jump with each one that ends. */
const MEDIAN_FROM = 3;

/** Lines by days after posting from 0 on; a day not fetched is a gap. The median comes last, emphasised. */
export function alignSeries(
  series: readonly DailySeriesLook[],
  median: readonly MedianLook[],
): { x: string[]; lines: LineSeries[] } {
  const last = Math.max(-1, ...series.flatMap((one) => one.points.map((point) => point.days_later)));
  const days = Array.from({ length: last + 1 }, (_, day) => day);
  const valuesOf = (points: readonly MedianLook[]) => {
    const byDay = new Map(points.map((point) => [point.days_later, point.value]));
    return days.map((day) => byDay.get(day) ?? null);
  };
  const lines: LineSeries[] = series.map((one) => ({
    key: one.post_uid,
    label: `${one.creator.name}「${one.title}」`,
    values: valuesOf(one.points),
  }));
  const middle = valuesOf(median).map((value, day) =>
    lines.filter(({ values }) => values[day] !== null).length >= MEDIAN_FROM ? value : null,
  );
  if (middle.some((value) => value !== null))
    lines.push({ key: "median", label: "中央値（3件以上の日）", values: middle, emphasis: true });
  return { x: days.map((day) => `${day}日目`), lines };
}
