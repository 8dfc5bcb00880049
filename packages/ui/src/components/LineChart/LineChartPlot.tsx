import { CartesianGrid, Line, LineChart as Plot, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatCompact, formatInteger } from "../../format/format.ts";
import { type LineChartProps, lineLook } from "./LineChart.tsx";

const axis = { stroke: "var(--tsu-border-strong)", tick: { fill: "var(--tsu-text-muted)", fontSize: 12 } };

/** The drawing itself; in a file of its own so that the chart library is loaded only where a chart is. */
export function LineChartPlot({ x, series, xLabel, unit = "" }: LineChartProps) {
  const data = x.map((tick, row) => ({
    tick,
    ...Object.fromEntries(series.map((item) => [item.key, item.values[row] ?? null])),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Plot data={data} margin={{ top: 8, right: 12, bottom: 20, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--tsu-border)" vertical={false} />
        <XAxis
          dataKey="tick"
          {...axis}
          tickLine={false}
          minTickGap={16}
          label={{
            value: xLabel,
            position: "insideBottom",
            offset: -12,
            fill: "var(--tsu-text-muted)",
            fontSize: 12,
          }}
        />
        <YAxis
          {...axis}
          axisLine={false}
          tickLine={false}
          width={64}
          tickFormatter={(value: number) => formatCompact(value)}
        />
        <Tooltip
          formatter={(value) => `${formatInteger(Number(value))}${unit}`}
          contentStyle={{
            background: "var(--tsu-raised)",
            border: "1px solid var(--tsu-border)",
            borderRadius: 6,
            color: "var(--tsu-text)",
            fontSize: 13,
          }}
        />
        {series.map((item, index) => (
          <Line
            key={item.key}
            dataKey={item.key}
            name={item.label}
            type="monotone"
            dot={false}
            connectNulls={false}
            isAnimationActive={false}
            {...lineLook(index, item.emphasis)}
          />
        ))}
      </Plot>
    </ResponsiveContainer>
  );
}
