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

/** Widest letter of a name, and the gaps beside it, px. */
const LETTER = 12;
const GAPS = 16;
/** Width for names: as wide as the longest, up to a third of the chart and 20 characters. */
const nameWidth = (chart: number, categories: readonly string[]) => {
  const longest = Math.max(0, ...categories.map(({ length }) => length)) * LETTER + GAPS;
  return Math.round(Math.min(256, longest, Math.max(88, chart * 0.34)));
};

/** The value at the end of a bar below zero stands before it: so much room, px, is left between it and the names. */
const ROOM = { rows: 46, columns: 18 } as const;

/** Names along one axis, values along the other. */
export function BarAxes({
  categories,
  direction,
  unit,
  all,
}: Pick<BarPlotProps, "categories" | "direction" | "unit"> & { all: (number | null)[] }) {
  const word = useWord();
  const width = nameWidth(useChartWidth() ?? 600, categories);
  const ticks = valueTicks(all);
  const value = {
    type: "number",
    ticks,
    domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1],
    tickFormatter: (number: number) => `${tickNumber(number, word)}${unit}`,
    tickLine: false,
    axisLine: false,
  } as const;
  const isBelow = (ticks[0] ?? 0) < 0;
  const room = isBelow ? ROOM[direction] : 0;
  // Bars on both sides stand on the line of zero; a second one at the names would say that they begin there.
  const category = {
    type: "category",
    dataKey: "index",
    tickLine: false,
    axisLine: isBelow ? false : line,
  } as const;
  if (direction === "rows")
    return (
      <>
        <XAxis {...value} padding={{ left: room }} minTickGap={24} interval="equidistantPreserveStart" />
        <YAxis
          {...category}
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
        minTickGap={8}
        tickMargin={6}
        tickFormatter={(index: number) => categories[index] ?? ""}
      />
      <YAxis {...value} padding={{ bottom: room }} width="auto" />
    </>
  );
}
