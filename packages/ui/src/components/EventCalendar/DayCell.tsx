import { useWord } from "../../words/useWord.ts";
import { weekdayName } from "../../words/word.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { weekdayOf } from "./calendarDays.ts";
import { type EntryActs, EntryButton } from "./EntryButton.tsx";
import type { CalendarEntry } from "./eventCalendar.types.ts";

export interface DayProps<Entry> {
  day: string;
  entries: readonly Entry[];
  /** Entries before the rest is folded. */
  shown: number;
  acts: EntryActs<Entry>;
  /** Name of the holiday. */
  off: string | undefined;
  isToday: boolean;
  onOpenDay: () => void;
}

/** In which colour a day is written: Sundays and holidays, and Saturdays that are none. */
export const toneOf = (day: string, off: string | undefined) => {
  const weekday = weekdayOf(day);
  return off !== undefined || weekday === 0 ? "sunday" : weekday === 6 ? "saturday" : undefined;
};

/** The entries of a day; those beyond what has room are behind a button that opens the day. */
export function DayEntries<Entry extends CalendarEntry>(props: DayProps<Entry> & { isStop: boolean }) {
  const { entries, shown, acts, onOpenDay, isStop } = props;
  const word = useWord();
  const visible = entries.length > shown ? entries.slice(0, shown - 1) : entries;
  const folded = entries.length - visible.length;
  if (entries.length === 0) return null;
  return (
    <ul className="entries">
      {visible.map((entry) => (
        <li key={entry.key}>
          <EntryButton entry={entry} acts={acts} isStop={isStop} />
        </li>
      ))}
      {folded > 0 && (
        <li>
          <button type="button" className="more" tabIndex={isStop ? 0 : -1} onClick={onOpenDay}>
            {word("ほか{count}件", { count: folded })}
          </button>
        </li>
      )}
    </ul>
  );
}

interface DayCellProps<Entry> extends DayProps<Entry> {
  /** What entries are called, and counted in: 「期限」「件」. */
  label: string;
  unit: string;
  /** Bars in the place of the entries while they load. */
  waiting: number | undefined;
  /** It has the keyboard's one stop. */
  isCurrent: boolean;
  isOutside: boolean;
  isOver: boolean;
}

/** One day of the calendar: its number leads to everything on it. */
export function DayCell<Entry extends CalendarEntry>(props: DayCellProps<Entry>) {
  const { day, entries, label, unit, waiting, off, isToday, isCurrent, isOutside, isOver, onOpenDay } = props;
  const word = useWord();
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const weekday = weekdayName(weekdayOf(day), word);
  const count = entries.length > 0 ? `${label}${entries.length}${unit}` : word("{label}なし", { label });
  // Hidden words around the number make it a whole date for who hears it.
  const [before, after] = word("{year}年{month}月{day}日({weekday})", {
    year,
    month,
    day: "|",
    weekday,
  }).split("|");
  const tone = toneOf(day, off);
  return (
    <td
      data-drop={day}
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-over={isOver || undefined}
    >
      <button
        type="button"
        className="day"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        onClick={onOpenDay}
      >
        <span className="tsu-hidden">{before}</span>
        <span className="number tsu-num" data-off={tone}>
          {date}
        </span>
        <span className="tsu-hidden">{after}</span>
        {off && (
          <span className="holiday tsu-truncate" data-off={tone}>
            {off}
          </span>
        )}
        {entries.length > 0 && (
          <span
            className="count"
            aria-hidden="true"
            data-tone={entries.some((each) => each.tone === "danger") ? "danger" : undefined}
          >
            {entries.length}
          </span>
        )}
        {waiting === undefined && <span className="tsu-hidden">{count}</span>}
      </button>
      {waiting ? <Skeleton className="wait" shape="paragraph" count={waiting} /> : null}
      <DayEntries {...props} isStop={isCurrent} />
    </td>
  );
}
