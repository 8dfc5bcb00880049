import { type ReactNode, useMemo } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { ChartFrame } from "../Chart/ChartFrame.tsx";
import { seriesLook } from "../Chart/chartLook.ts";
import type { BarSeries } from "./barChart.types.ts";
import { barHeight, barTable, readBar } from "./barChartData.ts";

export interface BarChartProps {
  /** Accessible name of the chart and caption of its table. */
  label: string;
  /** Name of the categories: first heading of the table, e.g. 投稿. */
  categoryLabel: string;
  /** In the order drawn; two may have the same name. */
  categories: readonly string[];
  series: readonly BarSeries[];
  /** `rows`: a ranking with names of any length (default). `columns`: a series of days or months. */
  direction?: "rows" | "columns";
  /** Stacked instead of side by side. */
  stacked?: boolean;
  /** Index of the highlighted category; the others are dimmed. */
  highlight?: number;
  /** Unit after every number, e.g. 回. */
  unit?: string;
  /** px. By default as high as the rows need, or 300. */
  height?: number;
  /** The numbers are loading: shows a placeholder of the same size. */
  loading?: boolean;
  /** Shown when there is no data: the reason and the next step. */
  empty?: ReactNode;
}

const loadPlot = () => import("./BarChartPlot.tsx").then((module) => module.BarChartPlot);

/** Bars per category, with their values at the ends and the same numbers as a table. */
export function BarChart(props: BarChartProps) {
  const word = useWord();
  const { label, categoryLabel, categories, series, direction = "rows", stacked = false } = props;
  const { unit = "", highlight = -1, loading = false, empty } = props;
  const data = useMemo(() => ({ categories, series, unit, stacked }), [categories, series, unit, stacked]);
  const table = useMemo(() => barTable(data, categoryLabel, word), [data, categoryLabel, word]);
  const plot = useMemo(
    () => ({ categories, series, direction, stacked, highlighted: highlight }),
    [categories, series, direction, stacked, highlight],
  );
  const perRow = stacked ? 1 : Math.max(1, series.length);
  return (
    <ChartFrame
      label={label}
      height={props.height ?? barHeight(direction, loading ? 6 : categories.length, perRow)}
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
