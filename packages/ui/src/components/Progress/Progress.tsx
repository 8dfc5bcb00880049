import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";
import { ratioOf, remainingText } from "./progressText.ts";

export interface ProgressProps {
  /** Name of the task, e.g. 「取込中」. */
  label: string;
  /** Completed steps; null while the total is unknown: the bar is then indeterminate. */
  value: number | null;
  /** All steps. */
  max: number;
  /** `success` when done, `danger` when stopped. Default `brand`. */
  tone?: "brand" | "success" | "danger";
  /** Counter unit. Default 件. */
  unit?: string;
  /** Seconds that are left, from `remainingSeconds`; shown rounded: 「あと約2分」. */
  remaining?: number;
}

/** Progress of a long task: completed of all, and the remaining time. */
export function Progress({ label, value, max, tone = "brand", unit: givenUnit, remaining }: ProgressProps) {
  const word = useWord();
  const unit = givenUnit ?? word("件");
  const ratio = ratioOf(value, max);
  const isRunning = value === null && tone === "brand";
  const count = value === null ? "" : `${formatInteger(value)} / ${formatInteger(max)}${unit}`;
  const percent = value === null ? "" : `${Math.floor(ratio * 100)}%`;
  const rest = remaining === undefined || ratio >= 1 ? "" : remainingText(remaining, word);
  return (
    <div className="tsu-progress" data-tone={tone} data-running={isRunning || undefined}>
      <div className="legend">
        <span>{label}</span>
        {value !== null && (
          <span>
            {word("{count}（{percent}）", { count, percent })}
            {rest && <span className="rest">{rest}</span>}
          </span>
        )}
      </div>
      <div
        className="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={value === null ? undefined : max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : [count, percent, rest].filter(Boolean).join(word("、"))}
      >
        <div className="bar" style={{ transform: `scaleX(${ratio})` }} />
      </div>
    </div>
  );
}
