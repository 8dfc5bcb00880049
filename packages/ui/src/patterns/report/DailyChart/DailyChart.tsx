import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LineChart } from "../../../components/LineChart/LineChart.tsx";
import { alignSeries, type DailySeriesLook, type MedianLook } from "./alignSeries.ts";

export interface DailyChartProps {
  /** What is counted, e.g. 再生数. */
  metricLabel: string;
  series: readonly DailySeriesLook[];
  median: readonly MedianLook[];
}

/** One line per post by days after posting, and the median of all. */
export function DailyChart({ metricLabel, series, median }: DailyChartProps) {
  const { x, lines } = alignSeries(series, median);
  if (x.length === 0) {
    return (
      <EmptyState compact title="まだ日ごとの数値がありません">
        投稿を登録すると、翌日から毎日集計されます。
      </EmptyState>
    );
  }
  return (
    <LineChart
      label={`${metricLabel}の推移（投稿からの日数）`}
      x={x}
      series={lines}
      xLabel="投稿からの日数"
    />
  );
}
