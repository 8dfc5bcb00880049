import { useChartWidth, XAxis, YAxis } from "recharts";
import { useWord } from "../../words/useWord.ts";
import { tickNumber, valueTicks } from "../Chart/chartNumber.ts";
import type { BarPlotProps } from "./barChart.types.ts";

const line = { stroke: "var(--tsu-border-strong)" } as const;

/** Names of rows as HTML: SVG text neither wraps Japanese nor ends in an ellipsis. */
function RowName({ x = 0, y = 0, width, index, categories }: RowNameProps) {
  const name = categories[index] ?? "";
  return (
    <foreignObject x={Number(x) - width + 4} y={Number(y) - 18} width={width - 8} height={36}>
      <div className="name" title={name} data-long={name.length > width / 8 || undefined}>
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

/** Width for names: a third of the chart, but at most 14 characters. */
const nameWidth = (chart: number) => Math.round(Math.min(190, Math.max(88, chart * 0.34)));

/** Names along one axis, values along the other. */
export function BarAxes({
  categories,
  direction,
  all,
}: Pick<BarPlotProps, "categories" | "direction"> & { all: (number | null)[] }) {
  const word = useWord();
  const width = nameWidth(useChartWidth() ?? 600);
  const ticks = valueTicks(all);
  const value = {
    type: "number",
    ticks,
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
    tickFormatter: (number: number) => tickNumber(number, word),
    tickLine: false,
    axisLine: false,
  } as const;
  const category = { type: "category", dataKey: "index", tickLine: false } as const;
  if (direction === "rows")
    return (
      <>
        <XAxis {...value} minTickGap={24} interval="equidistantPreserveStart" />
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
