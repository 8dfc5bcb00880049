import { type ReactNode, useMemo } from "react";
import { useWord } from "../../words/useWord.ts";
import { ChartFrame } from "../Chart/ChartFrame.tsx";
import { seriesLook } from "../Chart/chartLook.ts";
import type { Native } from "../native.ts";
import type { BarSeries } from "./barChart.types.ts";
import { barHeight, barTable, readBar } from "./barChartData.ts";

export interface BarChartProps extends Native<"figure", "children"> {
  /** グラフの名前。表の見出しにもなります。 */
  label: string;
  /** 項目の呼び名。表の最初の見出しになります。「投稿」など。 */
  categoryLabel: string;
  /** 描く順の項目。同じ名前があってもかまいません。 */
  categories: readonly string[];
  /** 系列。項目と同じ順に数値を並べます。 */
  series: readonly BarSeries[];
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
}

const loadPlot = () => import("./BarChartPlot.tsx").then((module) => module.BarChartPlot);

/** Bars per category, with their values at the ends and the same numbers as a table. */
export function BarChart(props: BarChartProps) {
  const word = useWord();
  const { label, categoryLabel, categories, series, direction = "rows", stacked = false, ...more } = props;
  const { unit = "", highlight = -1, height, loading = false, empty, ...rest } = more;
  const data = useMemo(() => ({ categories, series, unit, stacked }), [categories, series, unit, stacked]);
  const table = useMemo(() => barTable(data, categoryLabel, word), [data, categoryLabel, word]);
  const plot = useMemo(
    () => ({ categories, series, direction, stacked, highlighted: highlight }),
    [categories, series, direction, stacked, highlight],
  );
  const perRow = stacked ? 1 : Math.max(1, series.length);
  return (
    <ChartFrame
      {...rest}
      label={label}
      height={height ?? barHeight(direction, loading ? 6 : categories.length, perRow)}
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
