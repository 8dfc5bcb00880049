import { type DailyMetrics, medianLabel } from "@tsumugi/contract";
import { formatInteger } from "@tsumugi/ui/format";
import { postOf } from "../../posts/postName.ts";
import { Cell, PlainTable } from "../FigureTable/FigureTable.tsx";

/** Days after posting that people compare posts on; 0 is the day of posting. */
export const COMPARED_DAYS = [0, 1, 3, 7, 14, 30] as const;

export interface DaysTableProps {
  /** 数えているものの名前。「再生数」など。 */
  metricLabel: string;
  /** 投稿ごとの、投稿からの日数ごとの値。グラフに引く線と同じものを、最後の値の大きい順に並べます。 */
  series: readonly DailyMetrics["series"][number][];
  /** 中央値を求めた投稿の数。`series` より多ければ、載せた件数と全体の件数を表の上に書きます。 */
  postCount?: number | undefined;
  /** 日数ごとの中央値。投稿の足りない日は、値を渡さなければ「—」になります。 */
  median: readonly DailyMetrics["median"][number][];
}

/** A long title is known by its beginning; the address of a post without one only by its end. */
const shortened = (title: string) => (title.length > 14 ? `${title.slice(0, 13)}…` : title);

/** What each post had come to on the days that count, beside the median; a day not measured is a dash. */
export function DaysTable({ metricLabel, series, median, postCount = 0 }: DaysTableProps) {
  const days = COMPARED_DAYS.filter((day) =>
    [median, ...series.map(({ points }) => points)].some((points) =>
      points.some((point) => point.days_later === day),
    ),
  );
  if (days.length === 0) return null;
  const best = series.toSorted((a, b) => (b.points.at(-1)?.value ?? -1) - (a.points.at(-1)?.value ?? -1));
  return (
    <PlainTable data-whole="">
      <table>
        <caption>
          {metricLabel}（投稿からの日数ごと）
          {postCount > series.length && (
            <small>
              線と表は{metricLabel}の多い{formatInteger(series.length)}件（全{formatInteger(postCount)}
              件）です。中央値と帯は全件から求めています。
            </small>
          )}
        </caption>
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
                {postOf({ ...one, title: shortened(one.title) })}
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
