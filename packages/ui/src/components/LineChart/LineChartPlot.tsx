import { memo } from "react";
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  useYAxisScale,
  XAxis,
  YAxis,
} from "recharts";
import { useWord } from "../../words/useWord.ts";
import { ChartCursor } from "../Chart/ChartCursor.tsx";
import { markPath } from "../Chart/chartLook.ts";
import { tickNumber, valueTicks } from "../Chart/chartNumber.ts";
import type { LinePlotProps } from "./lineChart.types.ts";
import { isAlone, isCrowd, lastKnown, lineLook } from "./lineChartData.ts";

const axis = { stroke: "var(--tsu-border-strong)", tickLine: false } as const;
const still = { isAnimationActive: false, connectNulls: false, activeDot: false } as const;
/** The picked line among many. */
const PICKED = "var(--tsu-chart-2)";

function Cursor({ series, band, count }: Pick<LinePlotProps, "series" | "band"> & { count: number }) {
  const scale = useYAxisScale();
  const lines = [
    ...(isCrowd(series.length)
      ? []
      : series.map((one, index) => ({ ...one, color: lineLook(index, series.length).color }))),
    ...(band ? [{ key: "median", values: band.median, color: "var(--tsu-text)" }] : []),
  ];
  const pointsAt = (index: number) =>
    lines.flatMap(({ key, values, color }) => {
      const value = values[index] ?? null;
      const y = value === null ? undefined : scale?.(value);
      return y === undefined ? [] : [{ key, y, color }];
    });
  return <ChartCursor kind="line" count={count} pointsAt={pointsAt} />;
}

/** A mark at the end of a line and at isolated points. */
const endMark = (values: readonly (number | null)[], tone: number, color: string) => {
  const last = lastKnown(values);
  return ({ cx, cy, index }: { cx?: number; cy?: number; index: number }) =>
    cx !== undefined && cy !== undefined && (index === last || isAlone(values, index)) ? (
      <path
        key={index}
        className="mark"
        d={markPath(tone)}
        fill={color}
        transform={`translate(${cx} ${cy})`}
      />
    ) : (
      <g key={index} />
    );
};

/** The plot. It is a separate file, so that the chart library is loaded only where a chart is shown. */
export const LineChartPlot = memo(function LineChartPlot(props: LinePlotProps & { picked: string | null }) {
  const { ticks, xLabel, series, band, picked } = props;
  const word = useWord();
  const data = ticks.map((_, index) => ({
    index,
    range: [band?.low?.[index] ?? null, band?.high?.[index] ?? null].includes(null)
      ? null
      : [band?.low?.[index], band?.high?.[index]],
    median: band?.median[index] ?? null,
    ...Object.fromEntries(series.map(({ values }, at) => [`s${at}`, values[index] ?? null])),
  }));
  const known = [...series, { values: band?.median }, { values: band?.low }, { values: band?.high }];
  const valueAxis = valueTicks(known.flatMap(({ values }) => values ?? []));
  const isMany = isCrowd(series.length);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        margin={{ top: 8, right: 22, bottom: 18, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--tsu-border)" vertical={false} />
        <XAxis
          {...axis}
          dataKey="index"
          tickFormatter={(index: number) => ticks[index] ?? ""}
          interval="equidistantPreserveStart"
          minTickGap={20}
          tickMargin={6}
          label={{
            value: xLabel,
            position: "insideBottom",
            offset: -12,
            fill: "var(--tsu-text-muted)",
            fontSize: "var(--tsu-text-xs)",
          }}
        />
        <YAxis
          {...axis}
          axisLine={false}
          width="auto"
          ticks={valueAxis}
          domain={[valueAxis[0] ?? 0, valueAxis.at(-1) ?? 1]}
          tickFormatter={(value: number) => tickNumber(value, word)}
        />
        <ReferenceLine y={0} stroke="var(--tsu-border-strong)" />
        {band?.low && (
          <Area
            {...still}
            dataKey="range"
            type="monotone"
            stroke="none"
            fill="var(--tsu-chart-1)"
            fillOpacity={0.22}
          />
        )}
        {series.map(({ key, values }, index) => {
          const { color, dash, tone } = lineLook(index, series.length);
          const isQuiet = picked !== null && picked !== key;
          return (
            <Line
              {...still}
              key={key}
              className={`tone-${tone}${isQuiet ? " quiet" : ""}`}
              dataKey={`s${index}`}
              type="monotone"
              stroke={isMany && picked === key ? PICKED : color}
              strokeWidth={picked === key ? 3 : isMany ? 1.25 : 2}
              strokeOpacity={isMany && picked !== key ? 0.4 : 1}
              strokeDasharray={dash ?? ""}
              dot={isMany && picked !== key ? false : endMark(values, tone, isMany ? PICKED : color)}
            />
          );
        })}
        {band && (
          <Line
            {...still}
            className="median-line"
            dataKey="median"
            type="monotone"
            stroke="var(--tsu-text)"
            strokeWidth={2.75}
            dot={endMark(band.median, 0, "var(--tsu-text)")}
          />
        )}
        <Cursor series={series} band={band} count={ticks.length} />
      </ComposedChart>
    </ResponsiveContainer>
  );
});
