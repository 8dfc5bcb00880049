import type { DailyMetrics } from "@tsumugi/contract";
import { LineChart } from "@tsumugi/ui/eager";
import { useMemo } from "react";
import { alignSeries } from "./alignSeries.ts";

export interface DailyChartProps {
  /** What is counted, e.g. 再生数. */
  metricLabel: string;
  series: readonly DailyMetrics["series"][number][];
  median: readonly DailyMetrics["median"][number][];
  /** The numbers are under way: a place of the same size. */
  loading?: boolean;
}

/** One line per post by days after posting, before the median and the middle half of all. */
export function DailyChart({ metricLabel, series, median, loading = false }: DailyChartProps) {
  const { x, lines, band } = useMemo(() => alignSeries(series, median), [series, median]);
  return (
    <LineChart
      label={`${metricLabel}の推移（投稿からの日数）`}
      x={x}
      series={lines}
      xLabel="投稿からの日数"
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
