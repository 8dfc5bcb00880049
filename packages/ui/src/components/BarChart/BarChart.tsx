import { type ReactNode, useMemo } from "react";
import { useWord } from "../../words/useWord.ts";
import { ChartFrame } from "../Chart/ChartFrame.tsx";
import { seriesLook } from "../Chart/chartLook.ts";
import { axisLabel } from "../Chart/positionLabel.ts";
import type { Native } from "../native.ts";
import type { BarSeries } from "./barChart.types.ts";
import { barHeight, barTable, readBar } from "./barChartData.ts";

export interface BarChartProps extends Native<"figure", "children"> {
  /** グラフの名前。表の見出しにもなります。 */
  label: string;
  /** 描く順の項目。同じ名前があってもかまいません。`YYYY-MM-DD` は日付として書きます。 */
  x: readonly string[];
  /** 系列。項目と同じ順に数値を並べます。 */
  series: readonly BarSeries[];
  /** 項目の呼び名。表の最初の見出しになります。「投稿」など。 */
  xLabel: string;
  /** `rows` は名前の長さを問わない横棒（既定）、`columns` は日や月の並びの縦棒。 */
  direction?: "rows" | "columns";
  /** 横に並べず積み上げます。 */
  stacked?: boolean;
  /** 目立たせる項目の番号。ほかは薄くなります。 */
  highlight?: number;
  /** 数値のあとの単位。「回」など。 */
  unit?: string;
  /** 高さ（px）。既定は行の数に合わせた高さ、縦棒は 300。 */
  height?: number;
  /** 数値の読み込み中。同じ大きさの骨組みが出ます。 */
  loading?: boolean;
  /** 数値がないときに出すもの。理由と次にすること。 */
  empty?: ReactNode;
  /** 数値を読み込めなかった理由。原因、次に直し方。 */
  error?: ReactNode;
  /** もう一度読み込みます。`error` に添えるボタンになります。 */
  onRetry?: () => void;
}

const loadPlot = () => import("./BarChartPlot.tsx").then((module) => module.BarChartPlot);

/** Bars per category, with their values at the ends and the same numbers as a table. */
export function BarChart(props: BarChartProps) {
  const word = useWord();
  const { label, x, series, xLabel, direction = "rows", stacked = false, ...more } = props;
  const { unit = "", highlight = -1, height, loading = false, empty, ...rest } = more;
  const data = useMemo(() => ({ categories: x, series, unit, stacked }), [x, series, unit, stacked]);
  const table = useMemo(() => barTable(data, xLabel, word), [data, xLabel, word]);
  const plot = useMemo(
    () => ({ categories: x.map(axisLabel), series, direction, unit, stacked, highlighted: highlight }),
    [x, series, direction, unit, stacked, highlight],
  );
  const perRow = stacked ? 1 : Math.max(1, series.length);
  return (
    <ChartFrame
      {...rest}
      label={label}
      height={height ?? barHeight(direction, loading ? 6 : x.length, perRow)}
      legend={series.map((one, index) => ({
        key: one.key,
        label: one.label,
        kind: "bar",
        look: seriesLook(index),
      }))}
      table={table}
      read={(index) => readBar(data, index, word)}
      load={loadPlot}
      plot={plot}
      loading={loading}
      isEmpty={!series.some(({ values }) => values.some((value) => value !== null))}
      empty={empty}
    />
  );
}
