import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import { useWord } from "../../words/useWord.ts";
import type { Word } from "../../words/word.ts";
import { tickNumber } from "../Chart/chartNumber.ts";
import type { BarSeries } from "./barChart.types.ts";
import { totalAt } from "./barChartData.ts";

/** Label at the end of a bar; none where there is no bar. */
export const endText = (value: number | null | undefined, word: Word) =>
  value === null || value === undefined ? "" : tickNumber(value, word);

/** The sum at the end of each stack. It is drawn separately, because any part may be missing. */
export function StackEnds({
  series,
  isRows,
  count,
}: {
  series: readonly BarSeries[];
  isRows: boolean;
  count: number;
}) {
  const word = useWord();
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
        {endText(totalAt(series, index), word)}
      </text>
    );
  });
}
