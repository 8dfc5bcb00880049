import type { DailyMetrics } from "@tsumugi/contract";
import { LineChart } from "@tsumugi/ui/eager";
import { useMemo } from "react";
import { alignSeries } from "./alignSeries.ts";

export interface DailyChartProps {
  /** 数えているものの名前。「再生数」など。 */
  metricLabel: string;
  /** 投稿ごとの、投稿からの日数ごとの値。1 件が 1 本の線です。 */
  series: readonly DailyMetrics["series"][number][];
  /** 全投稿の中央値と、真ん中の半分の幅。日数ごとです。 */
  median: readonly DailyMetrics["median"][number][];
  /** 数値のあとの単位。「回」など。 */
  unit?: string;
  /** 数値を読み込み中。同じ大きさの場所を取ります。 */
  loading?: boolean;
}

/** One line per post by days after posting, before the median and the middle half of all. */
export function DailyChart({ metricLabel, series, median, unit = "", loading = false }: DailyChartProps) {
  const { x, lines, band } = useMemo(() => alignSeries(series, median), [series, median]);
  return (
    <LineChart
      label={`${metricLabel}の推移（投稿からの日数）`}
      x={x}
      series={lines}
      xLabel="投稿からの日数"
      unit={unit}
      loading={loading}
      {...(band && { band })}
      empty={
        <>
          まだ日ごとの数値がありません。
          <br />
          投稿を登録すると、翌日から毎日集計されます。
        </>
      }
    />
  );
}
