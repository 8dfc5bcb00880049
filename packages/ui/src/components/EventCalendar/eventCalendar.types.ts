/** What stands on a day of the calendar. */
export interface CalendarEntry {
  /** Of all entries. */
  key: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** The whole name, as it is read out: 「佐藤りんの下書き期限」. */
  label: string;
  /** The line at its side, as a colour of CSS: `var(--tsu-chart-1)`. */
  color?: string;
  /** `danger` for what is late. */
  tone?: "neutral" | "danger";
  /** Not settled yet: with a broken line. */
  tentative?: boolean;
  /** Struck through. */
  done?: boolean;
  /** May be put on another day, where the calendar has `onMove`. */
  movable?: boolean;
}
