import { type DailyMetrics, medianLabel } from "@tsumugi/contract";
import { Cell, PlainTable } from "../FigureTable/FigureTable.tsx";

/** Days after posting that people compare posts on; 0 is the day of posting. */
export const COMPARED_DAYS = [0, 1, 3, 7, 14, 30] as const;
const SHOWN = 6;

export interface DaysTableProps {
  /** 数えているものの名前。「再生数」など。 */
  metricLabel: string;
  /** 投稿ごとの、投稿からの日数ごとの値。最後の値の大きい 6 件を出します。 */
  series: readonly DailyMetrics["series"][number][];
  /** 日数ごとの中央値。投稿の足りない日は、値を渡さなければ「—」になります。 */
  median: readonly DailyMetrics["median"][number][];
}

const shortened = (title: string) => (title.length > 14 ? `${title.slice(0, 13)}…` : title);

/** What each post had come to on the days that count, beside the median; a day not measured is a dash. */
export function DaysTable({ metricLabel, series, median }: DaysTableProps) {
  const days = COMPARED_DAYS.filter((day) =>
    [median, ...series.map(({ points }) => points)].some((points) =>
      points.some((point) => point.days_later === day),
    ),
  );
  if (days.length === 0) return null;
  const best = series
    .toSorted((a, b) => (b.points.at(-1)?.value ?? -1) - (a.points.at(-1)?.value ?? -1))
    .slice(0, SHOWN);
  return (
    <PlainTable data-whole="">
      <table>
        <caption>{metricLabel}（投稿からの日数ごと）</caption>
        <thead>
          <tr>
            <th scope="col">投稿</th>
            {days.map((day) => (
              <th scope="col" key={day}>
                {day === 0 ? "当日" : `${day}日後`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{medianLabel}</th>
            {days.map((day) => (
              <Cell key={day} kind="median" value={median.find((point) => point.days_later === day)?.value} />
            ))}
          </tr>
          {best.map((one) => (
            <tr key={one.post_uid}>
              <th scope="row" title={one.title}>
                {one.creator.name}「{shortened(one.title)}」
              </th>
              {days.map((day) => (
                <Cell
                  key={day}
                  kind="day"
                  value={one.points.find((point) => point.days_later === day)?.value}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PlainTable>
  );
}
