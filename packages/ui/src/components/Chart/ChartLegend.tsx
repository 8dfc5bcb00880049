import { useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { CHART_COLORS, CROWD_COLOR, markPath, type SeriesLook } from "./chartLook.ts";

export interface ChartLegendItem {
  key: string;
  label: string;
  kind: "line" | "bar" | "median" | "band";
  look?: SeriesLook | undefined;
}

interface ChartLegendProps {
  items: readonly ChartLegendItem[];
  /** Key of the highlighted series. */
  picked: string | null;
  /** Absent if series cannot be picked. */
  onPick?: (key: string | null) => void;
}

/** Maximum number of names before the legend is collapsed. */
const SHOWN = 8;

function Swatch({ kind, look }: Pick<ChartLegendItem, "kind" | "look">) {
  const color = look?.color ?? CHART_COLORS[0];
  return (
    <svg
      width="24"
      height="12"
      viewBox="0 0 24 12"
      aria-hidden="true"
      className={`swatch tone-${look?.tone}`}
    >
      {kind === "bar" && <rect className="bar" x="6" y="0" width="12" height="12" rx="2" fill={color} />}
      {kind === "band" && <rect className="band" x="1" y="1" width="22" height="10" rx="2" />}
      {kind === "median" && <path className="median" d="M1 6h22" />}
      {kind === "line" && (
        <>
          <path className="line" d="M1 6h22" stroke={color} strokeDasharray={look?.dash} />
          <path className="mark" d={markPath(look?.tone ?? 0)} fill={color} transform="translate(12 6)" />
        </>
      )}
    </svg>
  );
}

/** The names of the series. Pressing one highlights it. */
export function ChartLegend({ items, picked, onPick }: ChartLegendProps) {
  const word = useWord();
  const [isOpen, setIsOpen] = useState(false);
  // Lines that all look alike have one mark: it stands in the button that shows their names.
  const alike = items.findIndex(({ look }) => look?.color === CROWD_COLOR);
  const count = alike < 0 ? SHOWN : alike;
  const hidden = items.length - count;
  const shown = isOpen || hidden <= 1 ? items : items.slice(0, count);
  return (
    <ul className="legend" data-open={isOpen || undefined}>
      {shown.map((item) => (
        <li key={item.key} title={item.label}>
          {onPick && (item.kind === "line" || item.kind === "bar") ? (
            <button
              type="button"
              aria-pressed={picked === item.key}
              onClick={() => onPick(picked === item.key ? null : item.key)}
            >
              <Swatch kind={item.kind} look={item.look} />
              <span>{item.label}</span>
            </button>
          ) : (
            <span className="plain">
              <Swatch kind={item.kind} look={item.look} />
              <span>{item.label}</span>
            </span>
          )}
        </li>
      ))}
      {hidden > 1 && (
        <li>
          <button type="button" className="more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {alike >= 0 && !isOpen && <Swatch kind="line" look={items[alike]?.look} />}
            {isOpen ? word("たたむ") : word("ほか{count}件を表示", { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
}
