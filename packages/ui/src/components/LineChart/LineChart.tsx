import { type ReactNode, useMemo } from "react";
import { isDay } from "../../format/day.ts";
import { useWord } from "../../words/useWord.ts";
import { ChartFrame } from "../Chart/ChartFrame.tsx";
import type { ChartLegendItem } from "../Chart/ChartLegend.tsx";
import { axisLabel, dayPlaces } from "../Chart/positionLabel.ts";
import type { Native } from "../native.ts";
import type { LineSeries, MedianBand } from "./lineChart.types.ts";
import { lineLook, lineTable, readLine } from "./lineChartData.ts";

export type { LineSeries, MedianBand } from "./lineChart.types.ts";

export interface LineChartProps extends Native<"figure", "children"> {
  /** グラフの名前。表の見出しにもなります。 */
  label: string;
  /** 横軸の目盛り。`YYYY-MM-DD` は日付として書き、古い順なら日数に合わせた間隔に並べます。 */
  x: readonly string[];
  /** 目盛りを書く点の番号。区切りのよい点があるときに渡します。既定は、場所に合わせて等間隔に書きます。 */
  ticks?: readonly number[];
  /** 系列。横軸と同じ順に数値を並べます。 */
  series: readonly LineSeries[];
  /** 横軸の名前。「投稿からの日数」など。 */
  xLabel: string;
  /** 数値のあとの単位。「回」など。 */
  unit?: string;
  /** 多くの系列の中央値と中央50%の範囲。線の後ろに描きます。 */
  band?: MedianBand;
  /** 高さ（px）。既定は 300。 */
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

const loadPlot = () => import("./LineChartPlot.tsx").then((module) => module.LineChartPlot);

/** One line per series over an x axis, with its median band, and the same numbers as a table. */
export function LineChart(props: LineChartProps) {
  const word = useWord();
  const { label, x, ticks, series, xLabel, unit = "", band, height = 300, ...more } = props;
  const { loading, empty, ...rest } = more;
  const data = useMemo(() => ({ x, series, unit, ...(band && { band }) }), [x, series, unit, band]);
  const table = useMemo(() => lineTable(data, xLabel, word), [data, xLabel, word]);
  const plot = useMemo(
    () => ({
      ticks: x.map(axisLabel),
      places: dayPlaces(x),
      marked: ticks,
      xLabel: x.every(isDay) ? undefined : xLabel,
      unit,
      series,
      band,
    }),
    [x, ticks, xLabel, unit, series, band],
  );
  const legend = useMemo<ChartLegendItem[]>(
    () => [
      ...(band ? [{ key: "median", label: band.label ?? word("中央値"), kind: "median" as const }] : []),
      ...(band?.low && band.high
        ? [{ key: "band", label: word("中央50%の範囲"), kind: "band" as const }]
        : []),
      ...series.map(({ key, label }, index) => ({
        key,
        label,
        kind: "line" as const,
        look: lineLook(index, series.length),
      })),
    ],
    [series, band, word],
  );
  const hasValue = [...series.map(({ values }) => values), band?.median ?? []].some((values) =>
    values.some((value) => value !== null),
  );
  return (
    <ChartFrame
      {...rest}
      label={label}
      height={height}
      legend={legend}
      table={table}
      read={(index) => readLine(data, index, word)}
      load={loadPlot}
      plot={plot}
      loading={loading ?? false}
      isEmpty={!hasValue}
      empty={empty}
    />
  );
}
