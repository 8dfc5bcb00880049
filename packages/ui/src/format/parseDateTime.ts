import { japanese, type Word } from "../words/word.ts";
import { addMinutes, isDateTime, sayDateTime, showDateTime } from "./dateTime.ts";
import { addDays } from "./day.ts";
import { readDay } from "./parseDay.ts";

export interface DateTimeInput {
  /** Now on clocks in Japan, `YYYY-MM-DDTHH:MM`: what 「今日」, a day without its year and a time alone refer to. */
  now: string;
  /** A day without a year, and a time without a day, are resolved to this time or later. */
  min?: string;
  /** `HH:MM` of a day that is typed without a time; absent: the time is asked for. */
  defaultTime?: string;
}

type Reading =
  | { kind: "whole"; value: string }
  | { kind: "noTime" | "noSuchDay" | "noSuchTime" | "unreadable"; value?: undefined };

/** Hours and minutes as they were written; hours after midnight may go on counting (25時). */
interface Clock {
  hour: number;
  minute: number;
}

const LAST_HOUR = 29;

const isClock = ({ hour, minute }: Clock) => hour <= LAST_HOUR && minute < 60;

const halfOfDay = (hour: number, half: string | undefined) => {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (half === "午後" || half === "pm" ? 12 : 0);
};

/** Digits without a mark: 「9」「930」「1530」. */
const clockOfDigits = (digits: string): Clock =>
  digits.length < 3
    ? { hour: Number(digits), minute: 0 }
    : { hour: Number(digits.slice(0, -2)), minute: Number(digits.slice(-2)) };

interface Split {
  day: string;
  clock: Clock;
}

/** 「15:30」「15時半」「午後3時」「3:30 pm」 at the end of a text. */
const MARKED =
  /^(.*?)[\s,、t]*(午前|午後|am|pm)?\s*(\d{1,2})\s*(?::\s*(\d{1,2})(?::\d\d(?:\.\d+)?)?|時(?:\s*(半)|\s*(\d{1,2})\s*分?)?)\s*(am|pm)?$/;

/** The ways to divide a text into a day and a time, the surest first. */
function splits(text: string): Split[] {
  const found: Split[] = [];
  const marked = MARKED.exec(text);
  if (marked) {
    const [, day = "", before, hour = "", colon, half, minutes, after] = marked;
    const minute = half ? 30 : Number(colon ?? minutes ?? 0);
    found.push({ day, clock: { hour: halfOfDay(Number(hour), before ?? after), minute } });
  }
  const halved = /^(.*?)[\s,、]*(午前|午後)?(\d{1,2})\s*(am|pm)$/.exec(text);
  if (halved) {
    const [, day = "", , hour = "", after] = halved;
    found.push({ day, clock: { hour: halfOfDay(Number(hour), after), minute: 0 } });
  }
  const spaced = /^(.+?)[\s,、t]+(\d{1,4})$/.exec(text);
  if (spaced) found.push({ day: spaced[1] ?? "", clock: clockOfDigits(spaced[2] ?? "") });
  // Of eight digits, those that begin with a month are no year.
  const close = /^(\d{8})(\d{4})$/.exec(text) ?? /^((?:0[1-9]|1[0-2])\d\d)(\d{4})$/.exec(text);
  if (close) found.push({ day: close[1] ?? "", clock: clockOfDigits(close[2] ?? "") });
  return found;
}

const two = (value: number) => String(value).padStart(2, "0");

const join = (day: string, { hour, minute }: Clock) =>
  `${addDays(day, Math.floor(hour / 24))}T${two(hour % 24)}:${two(minute)}`;

function readDateTime(text: string, { now, min, defaultTime }: DateTimeInput): Reading {
  const plain = text.normalize("NFKC").trim().toLowerCase().replaceAll("正午", " 12:00");
  if (plain === "今" || plain === "現在") return { kind: "whole", value: now };
  const days = { today: now.slice(0, 10), min: min?.slice(0, 10) };
  let failure: Reading = { kind: "unreadable" };
  for (const { day: dayText, clock } of splits(plain.trim())) {
    if (dayText.trim() === "") {
      if (!isClock(clock)) return { kind: "noSuchTime" };
      const value = join(days.today, clock);
      return { kind: "whole", value: min !== undefined && value < min ? addMinutes(value, 1440) : value };
    }
    const { day, isDate } = readDay(dayText, days);
    if (day === undefined) {
      if (isDate) failure = { kind: "noSuchDay" };
      continue;
    }
    if (isClock(clock)) return { kind: "whole", value: join(day, clock) };
    failure = { kind: "noSuchTime" };
  }
  const alone = readDay(plain, days);
  if (alone.day === undefined) return alone.isDate ? { kind: "noSuchDay" } : failure;
  return defaultTime ? { kind: "whole", value: `${alone.day}T${defaultTime}` } : { kind: "noTime" };
}

/**
 * Parses a typed day with its time: `2026/11/24 15:30`, `11/24 15:30`, `1124 1530`, `11月24日(火) 午後3時半`,
 * `明日 9時`, `15時半` (today, or the next such time from `min` on), `25:00` (one o'clock of the next day), all of it in
 * full width too. Blank → null; anything else → undefined.
 */
export const parseDateTime = (text: string, input: DateTimeInput): string | null | undefined =>
  text.trim() === "" ? null : readDateTime(text, input).value;

/** Which part of a typed time a caret stands in, after the text before it. */
export const partBefore = (before: string): "day" | "hour" | "minute" => {
  if (/[:：時]/.test(before)) return "minute";
  return /\S\s|\dt/i.test(before) ? "hour" : "day";
};

export interface DateTimeLimits {
  /** `YYYY-MM-DDTHH:MM`. */
  min?: string;
  /** `YYYY-MM-DDTHH:MM`. */
  max?: string;
}

/** Why a typed text is rejected and how to fix it; undefined if it is valid. */
export function dateTimeProblem(
  text: string,
  { min, max, ...input }: DateTimeInput & DateTimeLimits,
  word: Word = japanese,
): string | undefined {
  if (text.trim() === "") return undefined;
  const { kind, value } = isDateTime(text)
    ? ({ kind: "whole", value: text } as const)
    : readDateTime(text, { ...input, min });
  const example = showDateTime(input.now);
  if (kind === "noTime")
    return word("時刻がありません。「{example}」のように、時刻まで入力してください。", { example });
  if (kind === "noSuchDay") return word("カレンダーにない日付です。月と日を確かめてください。");
  if (kind === "noSuchTime") return word("時計にない時刻です。0:00から23:59までで入力してください。");
  if (value === undefined)
    return word("日時として読み取れませんでした。「{example}」のように入力してください。", { example });
  if (min !== undefined && value < min)
    return word("{at}以降の日時を入力してください。", { at: sayDateTime(min, word) });
  if (max !== undefined && value > max)
    return word("{at}以前の日時を入力してください。", { at: sayDateTime(max, word) });
  return undefined;
}
