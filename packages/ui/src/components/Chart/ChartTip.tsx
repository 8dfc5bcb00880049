import { useWord } from "../../words/useWord.ts";
import type { ChartReading } from "./chart.types.ts";

interface ChartTipProps {
  reading: ChartReading;
  /** The position, px inside the plot. */
  x: number;
  y: number;
  /** The side of the point with more space. */
  side: "left" | "right";
}

/** The values at the active position. */
export function ChartTip({ reading, x, y, side }: ChartTipProps) {
  const word = useWord();
  return (
    <div className="tip" data-side={side} style={{ left: x, top: y }}>
      <p className="title">{reading.title}</p>
      <ul>
        {reading.rows.map((row) => (
          <li key={row.key} data-strong={row.strong || undefined}>
            <i style={{ background: row.color }} />
            <span className="name">{row.label}</span>
            <b>{row.value}</b>
          </li>
        ))}
      </ul>
      {reading.rest > 0 && <p className="rest">{word("ほか{count}件", { count: reading.rest })}</p>}
    </div>
  );
}
