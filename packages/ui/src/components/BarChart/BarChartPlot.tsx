import { memo } from "react";
import {
  Bar,
  type BarShapeProps,
  CartesianGrid,
  LabelList,
  BarChart as Plot,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  useChartWidth,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from "recharts";
import { ChartCursor } from "../Chart/ChartCursor.tsx";
import { seriesLook } from "../Chart/chartLook.ts";
import { tickNumber, valueDomain } from "../Chart/chartNumber.ts";
import type { BarPlotProps, BarSeries } from "./barChart.types.ts";
import { totalAt } from "./barChartData.ts";

const line = { stroke: "var(--tsu-border-strong)" } as const;

/** Names of rows as HTML: SVG text neither wraps Japanese nor ends in an ellipsis. */
function RowName({ x = 0, y = 0, width, index, categories }: RowNameProps) {
  const name = categories[index] ?? "";
  return (
    <foreignObject x={Number(x) - width + 4} y={Number(y) - 18} width={width - 8} height={36}>
      <div className="name" title={name}>
        <span>{name}</span>
      </div>
    </foreignObject>
  );
}

interface RowNameProps {
  x?: number | string;
  y?: number | string;
  width: number;
  index: number;
  categories: readonly string[];
}

/** Opaque, so that no grid line shows through. */
const faint = (color: string) => `color-mix(in srgb, ${color} 38%, var(--tsu-surface))`;

const endText = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : tickNumber(value);

/** Sum of each stack, at its end: the last part may be missing, so no part can carry it. */
function StackEnds({
  series,
  isRows,
  count,
}: {
  series: readonly BarSeries[];
  isRows: boolean;
  count: number;
}) {
  const area = usePlotArea();
  const [xScale, yScale] = [useXAxisScale(), useYAxisScale()];
  if (!area) return null;
  return Array.from({ length: count }, (_, index) => {
    const above = series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0);
    const end = (isRows ? xScale : yScale)?.(above) ?? 0;
    const middle = ((index + 0.5) * (isRows ? area.height : area.width)) / count;
    return (
      <text
        key={index}
        className="end"
        x={isRows ? end + 6 : area.x + middle}
        y={isRows ? area.y + middle : end - 6}
        dominantBaseline={isRows ? "central" : "auto"}
        textAnchor={isRows ? "start" : "middle"}
      >
        {endText(totalAt(series, index))}
      </text>
    );
  });
}

/** Room for names: a third of the chart, but no more than a line of 14 letters. */
const nameWidth = (chart: number) => Math.round(Math.min(190, Math.max(88, chart * 0.34)));

function Axes({
  categories,
  direction,
  all,
}: Pick<BarPlotProps, "categories" | "direction"> & { all: (number | null)[] }) {
  const width = nameWidth(useChartWidth() ?? 600);
  const value = {
    type: "number",
    domain: valueDomain(all),
    tickFormatter: tickNumber,
    tickLine: false,
    axisLine: false,
    allowDecimals: !all.every((one) => one === null || Number.isInteger(one)),
  } as const;
  const category = { type: "category", dataKey: "index", tickLine: false } as const;
  if (direction === "rows")
    return (
      <>
        <XAxis {...value} minTickGap={24} />
        <YAxis
          {...category}
          axisLine={line}
          width={width}
          interval={0}
          tick={(props: { x?: number | string; y?: number | string; index: number }) => (
            <RowName
              key={props.index}
              x={props.x}
              y={props.y}
              index={props.index}
              width={width}
              categories={categories}
            />
          )}
        />
      </>
    );
  return (
    <>
      <XAxis
        {...category}
        axisLine={line}
        minTickGap={8}
        tickMargin={6}
        tickFormatter={(index: number) => categories[index] ?? ""}
      />
      <YAxis {...value} width="auto" />
    </>
  );
}

/** The drawing itself; in a file of its own so that the chart library is loaded only where a chart is. */
export const BarChartPlot = memo(function BarChartPlot(props: BarPlotProps & { picked: string | null }) {
  const { categories, series, direction, stacked, highlighted, picked } = props;
  const isRows = direction === "rows";
  const totals = categories.map((_, index) => totalAt(series, index));
  const all = stacked ? totals : series.flatMap(({ values }) => values);
  const data = categories.map((_, index) => ({
    index,
    ...Object.fromEntries(series.map(({ values }, at) => [`s${at}`, values[index] ?? null])),
  }));
  // Values stand at the ends only where they cannot run into each other.
  const hasEnds = isRows || categories.length * (stacked ? 1 : series.length) <= 14;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Plot
        data={data}
        layout={isRows ? "vertical" : "horizontal"}
        margin={{ top: isRows ? 0 : 20, right: isRows ? 64 : 8, bottom: 0, left: 0 }}
        barCategoryGap={isRows ? "22%" : "26%"}
        barGap={2}
        accessibilityLayer={false}
        {...(stacked && { stackOffset: "sign" })}
      >
        <CartesianGrid stroke="var(--tsu-border)" vertical={isRows} horizontal={!isRows} />
        <Axes categories={categories} direction={direction} all={all} />
        {isRows ? <ReferenceLine x={0} {...line} /> : <ReferenceLine y={0} {...line} />}
        {series.map(({ key }, at) => {
          const { color, tone } = seriesLook(at);
          return (
            <Bar
              key={key}
              dataKey={`s${at}`}
              className={`tone-${tone}${picked !== null && picked !== key ? " quiet" : ""}`}
              fill={color}
              maxBarSize={stacked || series.length === 1 ? 26 : 16}
              radius={stacked ? 0 : 2}
              isAnimationActive={false}
              {...(stacked && { stackId: "all" })}
              shape={(bar: BarShapeProps) => (
                <Rectangle
                  {...bar}
                  fill={highlighted < 0 || highlighted === bar.index ? color : faint(color)}
                />
              )}
            >
              {hasEnds && !stacked && (
                <LabelList
                  position={isRows ? "right" : "top"}
                  className="end"
                  valueAccessor={(_, index) => endText(series[at]?.values[index])}
                />
              )}
            </Bar>
          );
        })}
        {hasEnds && stacked && <StackEnds series={series} isRows={isRows} count={categories.length} />}
        <ChartCursor kind={direction} count={categories.length} />
      </Plot>
    </ResponsiveContainer>
  );
});
