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
} from "recharts";
import { useWord } from "../../words/useWord.ts";
import { ChartCursor } from "../Chart/ChartCursor.tsx";
import { seriesLook } from "../Chart/chartLook.ts";
import { BarAxes } from "./BarAxes.tsx";
import type { BarPlotProps } from "./barChart.types.ts";
import { sumAt } from "./barChartData.ts";
import { endText, StackEnds } from "./StackEnds.tsx";

const line = { stroke: "var(--tsu-border-strong)" } as const;

/** Opaque, so that no grid line shows through. */
const faint = (color: string) => `color-mix(in srgb, ${color} 38%, var(--tsu-surface))`;

/** The plot. It is a separate file, so that the chart library is loaded only where a chart is shown. */
export const BarChartPlot = memo(function BarChartPlot(props: BarPlotProps & { picked: string | null }) {
  const word = useWord();
  const { categories, series, direction, unit, stacked, highlighted, picked } = props;
  const isRows = direction === "rows";
  // What is above and below zero is stacked apart, so that a stack may end higher than its sum.
  const endsAt = (index: number) => [sumAt(series, index, 1), sumAt(series, index, -1)];
  const all = stacked
    ? categories.flatMap((_, index) => endsAt(index))
    : series.flatMap(({ values }) => values);
  const data = categories.map((_, index) => ({
    index,
    ...Object.fromEntries(series.map(({ values }, at) => [`s${at}`, values[index] ?? null])),
  }));
  // Values are shown at the ends only if they cannot overlap.
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
        <CartesianGrid stroke="var(--tsu-border)" vertical={isRows} horizontal={!isRows} syncWithTicks />
        <BarAxes categories={categories} direction={direction} unit={unit} all={all} />
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
                  valueAccessor={(_, index) => endText(series[at]?.values[index], word)}
                />
              )}
            </Bar>
          );
        })}
        {hasEnds && <StackEnds series={series} isRows={isRows} stacked={stacked} count={categories.length} />}
        <ChartCursor kind={direction} count={categories.length} />
      </Plot>
    </ResponsiveContainer>
  );
});
