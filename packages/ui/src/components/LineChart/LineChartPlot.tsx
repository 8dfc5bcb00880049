import { memo, useMemo } from "react";
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
import type { LinePlotProps, MedianBand } from "./lineChart.types.ts";
import { isAlone, isCrowd, lastKnown, lineLook, medianRuns } from "./lineChartData.ts";

const axis = { stroke: "var(--tsu-border-strong)", tickLine: false } as const;
const still = { isAnimationActive: false, connectNulls: false, activeDot: false } as const;
/** The picked line among many. */
const PICKED = "var(--tsu-chart-2)";

function Cursor({
  series,
  band,
  places,
  count,
}: Pick<LinePlotProps, "series" | "band" | "places"> & { count: number }) {
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
  return <ChartCursor kind="line" count={count} places={places} pointsAt={pointsAt} />;
}

/** A mark at the end of a line and at isolated points. */
const endMark = (values: readonly (number | null)[], tone: number, color: string, isEnd = true) => {
  const last = isEnd ? lastKnown(values) : -1;
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

/** The median in pieces, each over the same number of series, with the range around it. */
const runsOf = (band: MedianBand) =>
  medianRuns(band).map(([from, to], run, all) => {
    const within = <Value,>(valueAt: (index: number) => Value) =>
      band.median.map((_, index) => (index < from || index > to ? null : valueAt(index)));
    return {
      values: within((index) => band.median[index] ?? null),
      ranges: within((index) => {
        const range = [band.low?.[index] ?? null, band.high?.[index] ?? null];
        return range.includes(null) ? null : range;
      }),
      isLast: run === all.length - 1,
    };
  });

/** The plot. It is a separate file, so that the chart library is loaded only where a chart is shown. */
export const LineChartPlot = memo(function LineChartPlot(props: LinePlotProps & { picked: string | null }) {
  const { ticks, places, marked, xLabel, unit, series, band, picked } = props;
  const word = useWord();
  const runs = useMemo(() => (band ? runsOf(band) : []), [band]);
  const data = ticks.map((_, index) => ({
    at: places?.[index] ?? index,
    ...Object.fromEntries(
      runs.flatMap(({ values, ranges }, run) => [
        [`m${run}`, values[index]],
        [`r${run}`, ranges[index]],
      ]),
    ),
    ...Object.fromEntries(series.map(({ values }, at) => [`s${at}`, values[index] ?? null])),
  }));
  const known = [...series, { values: band?.median }, { values: band?.low }, { values: band?.high }];
  const valueAxis = valueTicks(known.flatMap(({ values }) => values ?? []));
  const isMany = isCrowd(series.length);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        margin={{ top: 8, right: 22, bottom: xLabel === undefined ? 0 : 18, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--tsu-border)" vertical={false} />
        <XAxis
          {...axis}
          dataKey="at"
          {...(places && { type: "number" as const, domain: [0, 1], ticks: [...places] })}
          tickFormatter={(at: number) => ticks[places ? places.indexOf(at) : at] ?? ""}
          {...(marked && { ticks: marked.map((index) => places?.[index] ?? index) })}
          interval={marked ? "preserveStartEnd" : "equidistantPreserveStart"}
          minTickGap={20}
          tickMargin={6}
          {...(xLabel !== undefined && {
            label: {
              value: xLabel,
              position: "insideBottom" as const,
              offset: -12,
              fill: "var(--tsu-text-muted)",
              fontSize: "var(--tsu-text-xs)",
            },
          })}
        />
        <YAxis
          {...axis}
          axisLine={false}
          width="auto"
          ticks={valueAxis}
          domain={[valueAxis[0] ?? 0, valueAxis.at(-1) ?? 1]}
          tickFormatter={(value: number) => `${tickNumber(value, word)}${unit}`}
        />
        <ReferenceLine y={0} stroke="var(--tsu-border-strong)" />
        {runs.map((_, run) => (
          <Area
            {...still}
            key={`r${run}`}
            dataKey={`r${run}`}
            type="monotone"
            stroke="none"
            fill="var(--tsu-chart-1)"
            fillOpacity={0.22}
          />
        ))}
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
        {runs.map(({ values, isLast }, run) => (
          <Line
            {...still}
            key={`m${run}`}
            className="median-line"
            dataKey={`m${run}`}
            type="monotone"
            stroke="var(--tsu-text)"
            strokeWidth={2.75}
            dot={endMark(values, 0, "var(--tsu-text)", isLast)}
          />
        ))}
        <Cursor series={series} band={band} places={places} count={ticks.length} />
      </ComposedChart>
    </ResponsiveContainer>
  );
});
