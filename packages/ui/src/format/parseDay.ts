import { japanese, type Word } from "../words/word.ts";
import { addDays, dayOf, isDay, showDay, weekdayOf } from "./day.ts";

/** Year before the first of each era. */
const ERAS: Record<string, number> = {
  令和: 2018,
  r: 2018,
  平成: 1988,
  h: 1988,
  昭和: 1925,
  s: 1925,
  大正: 1911,
  t: 1911,
};

const WORDS: Record<string, number> = {
  今日: 0,
  本日: 0,
  きょう: 0,
  明日: 1,
  あした: 1,
  あす: 1,
  明後日: 2,
  あさって: 2,
  昨日: -1,
  きのう: -1,
  一昨日: -2,
  おととい: -2,
};

export interface DayInput {
  /** Today in JST, `YYYY-MM-DD`: what 「今日」 and a day without its year refer to. */
  today: string;
  /** A day without a year is resolved to this day or later. */
  min?: string;
}

/** Converts digits to half width and dashes and dots to `/`, and removes a weekday in brackets. */
const plainOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[([][日月火水木金土](?:曜日?)?[)\]]\s*$/, "")
    .replace(/[日月火水木金土]曜日?\s*$/, "")
    .replace(/\s/g, "")
    .replace(/[‐‑‒–—―−ーｰ・.]/g, "-")
    .replaceAll("-", "/")
    .replace(/年|月(?=\d)/g, "/")
    .replace(/(\d)日$/, "$1");

/** The matching day nearest to today; not before `min` if given. */
function nearest(month: number, date: number, { today, min }: DayInput): string | undefined {
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((one) => dayOf(one, month, date) ?? []);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  const allowed = min === undefined ? days : days.filter((day) => day >= min);
  return (allowed.length > 0 ? allowed : days).sort((a, b) => distance(a) - distance(b))[0];
}

interface Reading {
  /** The text has the form of a date. */
  isDate: boolean;
  day?: string;
}

/** Reads a text that may be a day, and tells whether it has at least the form of one. */
export function readDay(text: string, input: DayInput): Reading {
  const plain = plainOf(text);
  const word = WORDS[plain];
  if (word !== undefined) return { isDate: true, day: addDays(input.today, word) };

  const era = /^(令和|平成|昭和|大正|[rhst])(元|\d{1,2})\/(\d{1,2})\/(\d{1,2})$/.exec(plain);
  if (era) {
    const [, name = "", nth, month, date] = era;
    const year = (ERAS[name] ?? 0) + (nth === "元" ? 1 : Number(nth));
    return { isDate: true, day: dayOf(year, Number(month), Number(date)) };
  }
  const full = /^(\d{4}|\d{2})\/(\d{1,2})\/(\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (full) {
    const [, year = "", month, date] = full;
    const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
    return { isDate: true, day: dayOf(whole, Number(month), Number(date)) };
  }
  const short = /^(\d{1,2})\/(\d{1,2})$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain);
  if (short) return { isDate: true, day: nearest(Number(short[1]), Number(short[2]), input) };
  return { isDate: false };
}

/**
 * Parses a typed day: `2026/11/20`, `2026-11-20`, `20261120`, `11/20`, `1120`, `11月20日(金)`,
 * `令和8年11月20日`, `今日`, all of it in full width too. Blank → null; anything else → undefined.
 */
export const parseDay = (text: string, input: DayInput): string | null | undefined =>
  text.trim() === "" ? null : readDay(text, input).day;

export interface DayLimits {
  min?: string;
  max?: string;
}

const withWeekday = (day: string, word: Word) => `${showDay(day)}(${weekdayOf(day, word)})`;

/** Why a typed text is rejected and how to fix it; undefined if it is valid. */
export function dayProblem(
  text: string,
  { min, max, ...input }: DayInput & DayLimits,
  word: Word = japanese,
): string | undefined {
  const day = isDay(text) ? text : parseDay(text, { ...input, min });
  if (day === null) return undefined;
  if (day === undefined) {
    return readDay(text, input).isDate
      ? word("カレンダーにない日付です。月と日を確かめてください。")
      : word("日付として読み取れませんでした。「{example}」のように入力してください。", {
          example: showDay(input.today),
        });
  }
  if (min !== undefined && day < min)
    return word("{day}以降の日付を入力してください。", { day: withWeekday(min, word) });
  if (max !== undefined && day > max)
    return word("{day}以前の日付を入力してください。", { day: withWeekday(max, word) });
  return undefined;
}
