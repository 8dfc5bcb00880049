import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { drawPath } from "../Icon/drawPath.tsx";
import { outcomeIcons } from "../Icon/outcomeIcons.ts";
import type { Native } from "../native.ts";
import { ProgressStyle } from "./Progress.styles.ts";
import { ratioOf, remainingText } from "./progressText.ts";

export interface ProgressProps extends Native<"div", "children"> {
  /** 作業の名前。「取込中」。 */
  label: string;
  /** 終わった数。全体が分からない間は null で、動き続ける線になります。 */
  value: number | null;
  /** 全部の数。 */
  max: number;
  /** 終わったら `success`、止まったら `danger`。既定は `brand`。 */
  tone?: "brand" | "success" | "danger";
  /** 数え方。既定は「件」。 */
  unit?: string;
  /** 残りの秒数（`remainingSeconds` から）。「あと約2分」のように丸めて出します。 */
  remaining?: number;
}

const outcomeOf = { success: "success", danger: "error" } as const;

/** Progress of a long task: completed of all, and the remaining time. */
export function Progress({
  label,
  value,
  max,
  tone = "brand",
  unit: givenUnit,
  remaining,
  className,
  ...rest
}: ProgressProps) {
  const word = useWord();
  const unit = givenUnit ?? word("件");
  const ratio = ratioOf(value, max);
  const isRunning = value === null && tone === "brand";
  const count = value === null ? "" : `${formatInteger(value)} / ${formatInteger(max)}${unit}`;
  const percent = value === null ? "" : `${Math.floor(ratio * 100)}%`;
  const left = remaining === undefined || ratio >= 1 ? "" : remainingText(remaining, word);
  return (
    <div
      {...rest}
      className={cx("tsu-progress", className)}
      data-tone={tone}
      data-running={isRunning || undefined}
    >
      <ProgressStyle />
      <div className="legend">
        <span className="name">
          {tone !== "brand" && drawPath(outcomeIcons[outcomeOf[tone]], 16)}
          {label}
        </span>
        {value !== null && (
          <span>
            {word("{count}（{percent}）", { count, percent })}
            {left && <span className="rest">{left}</span>}
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
        aria-valuetext={value === null ? undefined : [count, percent, left].filter(Boolean).join(word("、"))}
      >
        <svg className="bar" aria-hidden="true">
          <rect width={isRunning ? "100%" : `${ratio * 100}%`} height="100%" />
        </svg>
      </div>
    </div>
  );
}
