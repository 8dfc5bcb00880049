import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import { useWord } from "../../words/useWord.ts";
import type { Word } from "../../words/word.ts";
import { chartNumber, tickNumber } from "../Chart/chartNumber.ts";
import type { BarSeries } from "./barChart.types.ts";
import { sumAt, totalAt } from "./barChartData.ts";

/** Label at the end of a bar; none where there is no bar. */
export const endText = (value: number | null | undefined, word: Word) =>
  value === null || value === undefined ? "" : tickNumber(value, word);

/**
 * The sum at the end of each stack, and a dash where there is no value at all. They are drawn separately, because any
 * part may be missing.
 */
export function StackEnds({
  series,
  isRows,
  stacked,
  count,
}: {
  series: readonly BarSeries[];
  isRows: boolean;
  stacked: boolean;
  count: number;
}) {
  const word = useWord();
  const area = usePlotArea();
  const [xScale, yScale] = [useXAxisScale(), useYAxisScale()];
  if (!area) return null;
  return Array.from({ length: count }, (_, index) => {
    const total = totalAt(series, index);
    if (!stacked && total !== null) return null;
    const end = (isRows ? xScale : yScale)?.(sumAt(series, index, 1)) ?? 0;
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
        {total === null ? chartNumber(null) : tickNumber(total, word)}
      </text>
    );
  });
}
