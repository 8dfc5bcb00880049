import { useAtPresent } from "../../clock/clock.ts";
import { daysUntil, dayText, isTime, nearDayText } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import type { Word } from "../../words/word.ts";
import { Missing } from "../CompactNumber/Missing.tsx";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";

export interface DueDateProps extends Native<"span", "children"> {
  /** `YYYY-MM-DD`。ないときや日付でないときは「–」になります。 */
  on: string | null | undefined;
  /** 日付の前に出す、何の期限か。 */
  label?: string;
  /** 済んだもの。残りの日数を出しません。 */
  done?: boolean;
}

const left = (days: number, word: Word) => {
  if (days < 0) return word("{count}日超過", { count: -days });
  if (days === 0) return word("今日");
  return days === 1 ? word("明日") : word("あと{count}日", { count: days });
};

const DAY = 86_400_000;
/** A deadline is highlighted this many days before. */
const NEAR = 3;
const toneOf = (days: number) => (days < 0 ? "danger" : days <= NEAR ? "warning" : "neutral");

function Due({ on, label, done, className, ...rest }: DueDateProps & { on: string; label: string }) {
  const word = useWord();
  const days = useAtPresent((now) => daysUntil(on, now));
  return (
    <span {...rest} className={cx("tsu-due", className)} title={`${label} ${dayText(on, word)}`.trim()}>
      {label && <span className="label">{label}</span>}
      <span className="tsu-num">{nearDayText(on, Date.parse(on) - days * DAY, word)}</span>
      <span className="left" data-tone={done ? "neutral" : toneOf(days)}>
        {done ? word("済み") : left(days, word)}
      </span>
    </span>
  );
}

/**
 * A deadline: `下書き期限 11/24(火) あと4日`, with the year when it is another; overdue and near ones stand out, in
 * words too.
 */
export function DueDate({ on, label = "", done = false, ...rest }: DueDateProps) {
  const word = useWord();
  return on && isTime(on) ? (
    <Due {...rest} on={on} label={label} done={done} />
  ) : (
    <Missing {...rest} label={word("{label}なし", { label: label || word("期限") })} />
  );
}
