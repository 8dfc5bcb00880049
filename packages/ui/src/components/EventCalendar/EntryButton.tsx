import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import type { CalendarEntry } from "./eventCalendar.types.ts";

/** What all entries of a calendar share. */
export interface EntryActs<Entry> {
  render: ((entry: Entry) => ReactNode) | undefined;
  onPress: (entry: Entry) => void;
  /** Absent: nothing is moved. */
  onPointerDown: ((event: PointerEvent<HTMLElement>, key: string) => void) | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, entry: Entry) => void;
  isMoving: (key: string) => boolean;
  grabbed: string | undefined;
  /** Id of the instructions. */
  help: string;
}

interface EntryButtonProps<Entry> {
  entry: Entry;
  acts: EntryActs<Entry>;
  /** On the day that has the keyboard's stop. */
  isStop: boolean;
}

/** One entry of a day: opened by a press, carried by the pointer or taken by Space where it may be moved. */
export function EntryButton<Entry extends CalendarEntry>({ entry, acts, isStop }: EntryButtonProps<Entry>) {
  const { key, label, color, tone, tentative, done, movable } = entry;
  const start = movable ? acts.onPointerDown : undefined;
  return (
    <button
      type="button"
      className="entry"
      tabIndex={isStop ? 0 : -1}
      data-entry={key}
      data-tone={tone}
      data-tentative={tentative || undefined}
      data-done={done || undefined}
      data-movable={start ? true : undefined}
      data-grabbed={acts.grabbed === key || undefined}
      aria-busy={acts.isMoving(key) || undefined}
      aria-describedby={start && acts.help}
      title={label}
      onClick={() => acts.onPress(entry)}
      onPointerDown={start && ((event) => start(event, key))}
      onKeyDown={start && ((event) => acts.onKeyDown(event, entry))}
    >
      {color && (
        <svg className="stripe" aria-hidden="true">
          <line y2="100%" stroke={color} />
        </svg>
      )}
      {acts.render ? acts.render(entry) : <span className="tsu-truncate">{label}</span>}
    </button>
  );
}
