import { useAtPresent } from "../../clock/clock.ts";
import { daysUntil, formatDay, formatShortDay, isTime } from "../../format/format.ts";
import { Missing } from "../CompactNumber/Missing.tsx";

export interface DueDateProps {
  /** `YYYY-MM-DD`; a missing or invalid day is shown as a dash. */
  on: string | null | undefined;
  /** What is due, before the day. */
  label?: string;
  /** Done: the day is shown without the remaining time. */
  done?: boolean;
}

const left = (days: number) => {
  if (days < 0) return `${-days}日超過`;
  if (days === 0) return "今日";
  return days === 1 ? "明日" : `あと${days}日`;
};

const DAY = 86_400_000;
/** A deadline is highlighted this many days before. */
const NEAR = 3;
const toneOf = (days: number) => (days < 0 ? "danger" : days <= NEAR ? "warning" : "neutral");

function Due({ on, label, done }: { on: string; label: string; done: boolean }) {
  const days = useAtPresent((now) => daysUntil(on, now));
  const thisYear = new Date(Date.parse(on) - days * DAY).getUTCFullYear();
  return (
    <span className="tsu-due" title={`${label} ${formatDay(on)}`.trim()}>
      {label && <span className="label">{label}</span>}
      <span className="tsu-num">
        {Number(on.slice(0, 4)) === thisYear ? formatShortDay(on) : formatDay(on)}
      </span>
      <span className="left" data-tone={done ? "neutral" : toneOf(days)}>
        {done ? "済み" : left(days)}
      </span>
    </span>
  );
}

/**
 * A deadline: `下書き期限 11/24(火) あと4日`, with the year when it is another; overdue and near ones stand out, in
 * words too.
 */
export function DueDate({ on, label = "", done = false }: DueDateProps) {
  return on && isTime(on) ? (
    <Due on={on} label={label} done={done} />
  ) : (
    <Missing label={`${label || "期限"}なし`} />
  );
}
