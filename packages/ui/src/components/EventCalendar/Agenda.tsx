import { shortDayText } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { DayEntries, type DayProps, toneOf } from "./DayCell.tsx";
import type { CalendarEntry } from "./eventCalendar.types.ts";

interface AgendaProps<Entry> {
  days: readonly string[];
  dayProps: (day: string) => DayProps<Entry>;
}

/** A list has room for more than a cell; what is beyond it stays behind the day's own button. */
const SHOWN = 14;

/** The days that have something, one below the other: what the cells of a phone have no room for. */
export function Agenda<Entry extends CalendarEntry>({ days, dayProps }: AgendaProps<Entry>) {
  const word = useWord();
  const full = days.map(dayProps).filter(({ entries }) => entries.length > 0);
  if (full.length === 0) return null;
  return (
    <ul className="agenda">
      {full.map((props) => (
        <li key={props.day} data-today={props.isToday || undefined}>
          <span className="on" data-off={toneOf(props.day, props.off)}>
            {shortDayText(props.day, word)}
            {props.off && <span className="holiday">{props.off}</span>}
          </span>
          <DayEntries {...props} shown={SHOWN} isStop />
        </li>
      ))}
    </ul>
  );
}
