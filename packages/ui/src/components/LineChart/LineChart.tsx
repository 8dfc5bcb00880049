import { type ReactNode, useMemo } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { ChartFrame } from "../Chart/ChartFrame.tsx";
import type { ChartLegendItem } from "../Chart/ChartLegend.tsx";
import type { LineSeries, MedianBand } from "./lineChart.types.ts";
import { axisLabel, lineLook, lineTable, readLine } from "./lineChartData.ts";

export type { LineSeries, MedianBand } from "./lineChart.types.ts";

export interface LineChartProps {
  /** Accessible name of the chart and caption of its table. */
  label: string;
  /** Labels along the x axis; days as `YYYY-MM-DD` are written as Japanese dates. */
  x: readonly string[];
  series: readonly LineSeries[];
  /** Name of the x axis, e.g. 投稿からの日数. */
  xLabel: string;
  /** Unit after every number, e.g. 回. */
  unit?: string;
  /** Median and middle half of many series, drawn behind them. */
  band?: MedianBand;
  /** px. Default 300. */
  height?: number;
  /** The numbers are loading: shows a placeholder of the same size. */
  loading?: boolean;
  /** Shown when there is no data: the reason and the next step. */
  empty?: ReactNode;
}

const loadPlot = () => import("./LineChartPlot.tsx").then((module) => module.LineChartPlot);

/** One line per series over an x axis, with its median band, and the same numbers as a table. */
export function LineChart(props: LineChartProps) {
  const word = useWord();
  const { label, x, series, xLabel, unit = "", band, height = 300, loading, empty } = props;
  const data = useMemo(() => ({ x, series, unit, ...(band && { band }) }), [x, series, unit, band]);
  const table = useMemo(() => lineTable(data, xLabel, word), [data, xLabel, word]);
  const plot = useMemo(() => ({ ticks: x.map(axisLabel), xLabel, series, band }), [x, xLabel, series, band]);
  const legend = useMemo<ChartLegendItem[]>(
    () => [
      ...(band ? [{ key: "median", label: band.label ?? word("中央値"), kind: "median" as const }] : []),
      ...(band?.low && band.high
        ? [{ key: "band", label: word("中央の半分（25〜75%）"), kind: "band" as const }]
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
