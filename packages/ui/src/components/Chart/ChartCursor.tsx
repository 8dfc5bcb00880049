import type { PointerEvent } from "react";
import { createPortal } from "react-dom";
import { DefaultZIndexes, usePlotArea, ZIndexLayer } from "recharts";
import { useChart } from "./ChartContext.ts";
import { ChartTip } from "./ChartTip.tsx";

interface Point {
  key: string;
  y: number;
  color: string;
}

interface ChartCursorProps {
  /**
   * `line`: positions are points from edge to edge; the others are bands side by side or one above the other.
   */
  kind: "line" | "columns" | "rows";
  count: number;
  /** Positions along the axis, from 0 to 1, where they stand at unequal distances. */
  places?: readonly number[] | undefined;
  /** Positions of the points, px. */
  pointsAt?: (index: number) => readonly Point[];
}

type Along = Pick<ChartCursorProps, "kind" | "count" | "places">;

/** Middle of the nth position along an axis of the given length. */
const middle = ({ kind, count, places }: Along, index: number, length: number) => {
  if (places) return (places[index] ?? 0) * length;
  if (kind !== "line") return ((index + 0.5) * length) / count;
  return count > 1 ? (index * length) / (count - 1) : length / 2;
};

const positionAt = ({ kind, count, places }: Along, ratio: number) => {
  if (places) {
    const distances = places.map((place) => Math.abs(place - ratio));
    return distances.indexOf(Math.min(...distances));
  }
  const index = kind === "line" ? Math.round(ratio * (count - 1)) : Math.floor(ratio * count);
  return Math.min(count - 1, Math.max(0, index));
};

/** The active position (by pointer or key): a line or band in the plot, and its tooltip. */
export function ChartCursor({ kind, count, places, pointsAt }: ChartCursorProps) {
  const { active, setActive, read, host } = useChart();
  const area = usePlotArea();
  if (!area || count === 0) return null;
  const isRows = kind === "rows";
  const length = isRows ? area.height : area.width;
  const handlePointer = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const ratio = isRows ? (event.clientY - box.top) / box.height : (event.clientX - box.left) / box.width;
    const index = positionAt({ kind, count, places }, ratio);
    if (index !== active) setActive(index);
  };
  const at = active === null ? 0 : middle({ kind, count, places }, active, length);
  const band = length / count;
  const tipX = isRows ? area.x + area.width / 2 : area.x + at;
  return (
    <>
      <ZIndexLayer zIndex={kind === "line" ? DefaultZIndexes.cursorLine : DefaultZIndexes.cursorRectangle}>
        {active !== null && kind === "line" && (
          <path className="cursor" d={`M${area.x + at} ${area.y}v${area.height}`} />
        )}
        {active !== null && kind === "columns" && (
          <rect
            className="cursor-band"
            x={area.x + at - band / 2}
            y={area.y}
            width={band}
            height={area.height}
          />
        )}
        {active !== null && isRows && (
          <rect
            className="cursor-band"
            x={area.x}
            y={area.y + at - band / 2}
            width={area.width}
            height={band}
          />
        )}
        {active !== null &&
          pointsAt?.(active).map((point) => (
            <circle
              key={point.key}
              className="point"
              cx={area.x + at}
              cy={point.y}
              r="5"
              style={{ fill: point.color }}
            />
          ))}
      </ZIndexLayer>
      <rect
        className="hit"
        {...area}
        fill="transparent"
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={(event) => event.pointerType === "mouse" && setActive(null)}
      />
      {active !== null &&
        host &&
        createPortal(
          <ChartTip
            reading={read(active)}
            x={tipX}
            y={isRows ? area.y + at + band / 2 + 2 : area.y}
            side={tipX > area.x + area.width / 2 ? "left" : "right"}
          />,
          host,
        )}
    </>
  );
}
