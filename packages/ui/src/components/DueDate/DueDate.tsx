import { useNow } from "../../format/clock.ts";
import { daysUntil, formatDay, formatShortDay } from "../../format/format.ts";

export interface DueDateProps {
  /** `YYYY-MM-DD`. */
  on: string | null | undefined;
  /** What is due, before the day. */
  label?: string;
}

const left = (days: number) => {
  if (days < 0) return `${-days}日超過`;
  return days === 0 ? "今日" : `あと${days}日`;
};

/** A deadline: `下書き期限 11/24(火) あと4日`; overdue and near ones stand out, in words too. */
export function DueDate({ on, label }: DueDateProps) {
  const now = useNow();
  if (!on) return <span className="tsu-muted">–</span>;
  const days = daysUntil(on, now);
  const tone = days < 0 ? "danger" : days <= 3 ? "warning" : "neutral";
  return (
    <span className="tsu-due" title={`${label ?? ""} ${formatDay(on)}`.trim()}>
      {label && <span className="label">{label}</span>}
      <span className="tsu-num">{formatShortDay(on)}</span>
      <span className="left" data-tone={tone}>
        {left(days)}
      </span>
    </span>
  );
}
