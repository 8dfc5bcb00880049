import type { FocusEventHandler, KeyboardEventHandler } from "react";
import { useWord } from "../../words/useWord.ts";
import { weekdayName } from "../../words/word.ts";
import { weekdayOf } from "./calendarDays.ts";
import { DayCell, type DayProps, toneOf } from "./DayCell.tsx";
import type { CalendarEntry } from "./eventCalendar.types.ts";

interface CalendarGridProps<Entry> {
  /** The table's own name. */
  name: string;
  label: string;
  unit: string;
  weeks: readonly (readonly string[])[];
  /** Nothing is known yet. */
  loading: boolean;
  /** The day with the keyboard's stop. */
  current: string;
  /** The day that something would be put on. */
  over: string | null;
  isOutside: (day: string) => boolean;
  dayProps: (day: string) => DayProps<Entry>;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onBlur: FocusEventHandler<HTMLElement>;
}

/** Bars in the cells while the entries load: not in every one, as a calendar is never full. */
const WAITING = [2, 0, 1, 0, 1] as const;

/** The weeks as a table, a day in each cell. */
export function CalendarGrid<Entry extends CalendarEntry>(props: CalendarGridProps<Entry>) {
  const { name, label, unit, weeks, loading, current, over, isOutside, dayProps, ...handlers } = props;
  const word = useWord();
  return (
    <table aria-label={name} aria-busy={loading || undefined}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" data-off={toneOf(day, undefined)}>
              {weekdayName(weekdayOf(day), word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...handlers}>
        {weeks.map((week, row) => (
          <tr key={week[0]}>
            {week.map((day, column) => (
              <DayCell
                key={day}
                {...dayProps(day)}
                label={label}
                unit={unit}
                waiting={loading ? WAITING[(row * 3 + column * 2) % WAITING.length] : undefined}
                isCurrent={day === current}
                isOutside={isOutside(day)}
                isOver={over === day}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
