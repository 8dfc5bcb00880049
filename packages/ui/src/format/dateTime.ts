import { japanese, type Word } from "../words/word.ts";
import { isDay, showDay, weekdayOf } from "./day.ts";
import { dayKey, formatTime, isTime } from "./format.ts";

/** A day with a time on clocks in Japan, `YYYY-MM-DDTHH:MM`: the form of the browser's own `datetime-local`. */

/** Whether a text is a day of the calendar with a time of the clock in the form `YYYY-MM-DDTHH:MM`. */
export const isDateTime = (text: string | null | undefined): text is string =>
  typeof text === "string" && /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10));

/** `2026-11-20T14:05` of an instant, on clocks in Japan. */
export const dateTimeKey = (value: string | number | Date) => `${dayKey(value)}T${formatTime(value)}`;

/** The instant of a day and a time on clocks in Japan, ISO 8601 in UTC; undefined where the text is no such time. */
export const instantOf = (dateTime: string | null | undefined): string | undefined => {
  const at = `${dateTime}:00+09:00`;
  return isDateTime(dateTime) && isTime(at) ? new Date(at).toISOString() : undefined;
};

/** `2026/11/20 14:05`, as it stands in a field. */
export const showDateTime = (value: string) => `${showDay(value.slice(0, 10))} ${value.slice(11)}`;

/** `2026/11/20(金) 14:05`. */
export const sayDateTime = (value: string, word: Word = japanese) =>
  `${showDay(value.slice(0, 10))}(${weekdayOf(value.slice(0, 10), word)}) ${value.slice(11)}`;

/** The same time so many minutes later, across the ends of days. */
export const addMinutes = (value: string, minutes: number) =>
  new Date(Date.parse(`${value}Z`) + minutes * 60_000).toISOString().slice(0, 16);
