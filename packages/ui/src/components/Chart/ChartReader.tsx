import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import type { Word } from "../../words/word.ts";
import { ChartContext } from "./ChartContext.ts";
import type { ChartReading } from "./chart.types.ts";

interface ChartReaderProps {
  label: string;
  /** Number of positions. */
  count: number;
  read: (index: number) => ChartReading;
  height: number;
  children: ReactNode;
}

/** The position that a key moves to; undefined for other keys. */
export function nextPosition(key: string, at: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (key === "Escape") return null;
  if (key === "Home") return 0;
  if (key === "End") return last;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 7, PageUp: -7 }[key];
  if (step === undefined) return undefined;
  if (at === null) return step > 0 ? 0 : last;
  return Math.min(last, Math.max(0, at + step));
}

const spoken = ({ title, rows, rest }: ChartReading, word: Word) =>
  [
    title,
    ...rows.map((row) => `${row.label} ${row.value}`),
    ...(rest > 0 ? [word("ほか{count}件", { count: rest })] : []),
  ].join(word("、"));

/**
 * The plot as one tab stop: arrow keys move from point to point; the values are shown as a tooltip and
 * announced.
 */
export function ChartReader({ label, count, read, height, children }: ChartReaderProps) {
  const word = useWord();
  const [position, setActive] = useState<number | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const active = position !== null && position < count ? position : null;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextPosition(event.key, active, count);
    if (next === undefined || (next === null && active === null)) return;
    event.preventDefault();
    event.stopPropagation();
    setActive(next);
  };
  return (
    // A slider receives arrow keys in every screen reader, and its value text is announced without a live
    // region.
    <div
      className="plot"
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={word("{label}を1点ずつ読む", { label })}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(active ?? 0) + 1}
      aria-valuetext={
        active === null ? word("{count}点。矢印キーで読みます", { count }) : spoken(read(active), word)
      }
      onKeyDown={handleKeyDown}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && setActive(active ?? 0)}
      onBlur={() => setActive(null)}
    >
      <ChartContext value={{ active, setActive, read, host }}>{children}</ChartContext>
      <div ref={setHost} />
    </div>
  );
}
