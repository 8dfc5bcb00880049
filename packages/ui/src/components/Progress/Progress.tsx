import { formatInteger } from "../../format/format.ts";

export interface ProgressProps {
  /** What is going on, e.g. 「取込中」. */
  label: string;
  /** Steps done; null while the total is unknown. */
  value: number | null;
  max: number;
  tone?: "brand" | "success" | "danger";
  /** Counter unit. Default 件. */
  unit?: string;
}

export function Progress({ label, value, max, tone = "brand", unit = "件" }: ProgressProps) {
  const ratio = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className="tsu-progress" data-tone={tone}>
      <div className="legend">
        <span>{label}</span>
        {value !== null && (
          <span>
            {formatInteger(value)} / {formatInteger(max)}
            {unit}（{Math.floor(ratio * 100)}%）
          </span>
        )}
      </div>
      <div
        className="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
      >
        <div className="bar" style={{ transform: `scaleX(${ratio})` }} />
      </div>
    </div>
  );
}
