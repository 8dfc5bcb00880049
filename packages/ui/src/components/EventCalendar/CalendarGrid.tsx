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
  /** The day with the keyboard's stop. */
  current: string;
  /** The day that something would be put on. */
  over: string | null;
  isOutside: (day: string) => boolean;
  dayProps: (day: string) => DayProps<Entry>;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onBlur: FocusEventHandler<HTMLElement>;
}

/** The weeks as a table, a day in each cell. */
export function CalendarGrid<Entry extends CalendarEntry>(props: CalendarGridProps<Entry>) {
  const { name, label, unit, weeks, current, over, isOutside, dayProps, onKeyDown, onBlur } = props;
  const word = useWord();
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" data-off={toneOf(day, undefined)}>
              {weekdayName(weekdayOf(day), word)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown} onBlur={onBlur}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                {...dayProps(day)}
                label={label}
                unit={unit}
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
