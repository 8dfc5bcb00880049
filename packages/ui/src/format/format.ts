/**
 * Labels of numbers, money and times. All times are shown in Japan's time zone, whatever the machine's is.
 */

import { japanese, type Word, weekdayName } from "../words/word.ts";

/** Shown for an unknown value. Never zero. */
export const MISSING = "—";

/** Groups digits in threes without Intl, which would cost more than the cell in a table of thousands. */
function grouped(whole: number): string {
  // Beyond 2^53 a number may be written with an exponent.
  let rest = whole > Number.MAX_SAFE_INTEGER ? `${BigInt(whole)}` : `${whole}`;
  let text = "";
  while (rest.length > 3) {
    text = `,${rest.slice(-3)}${text}`;
    rest = rest.slice(0, -3);
  }
  return rest + text;
}

/** Rounds half away from zero; never returns `-0`. */
const rounded = (value: number) => Math.sign(value) * Math.round(Math.abs(value)) || 0;
const withSign = (value: number, text: string) => (value < 0 ? `-${text}` : text);

/** `1,235` from 1234.6; a dash for anything that is not a number. */
export function formatInteger(value: number): string {
  if (!Number.isFinite(value)) return MISSING;
  const whole = rounded(value);
  return withSign(whole, grouped(Math.abs(whole)));
}

/** At most one decimal, `12.3` and `12`; with `isFixed` exactly one, `12.0`, so that the numbers of a column end alike. */
function oneDecimal(value: number, isFixed = false): string {
  if (!Number.isFinite(value)) return MISSING;
  // Corrects the floating-point error of 1.005 × 10; the correction is far below a tenth.
  const tenths = Math.round(Math.abs(value) * 10 + 1e-9);
  const rest = tenths % 10;
  const text = grouped(Math.floor(tenths / 10)) + (rest === 0 && !isFixed ? "" : `.${rest}`);
  return tenths === 0 ? text : withSign(value, text);
}

/** `¥1,234,567`, `-¥500`. */
export function formatYen(value: number): string {
  if (!Number.isFinite(value)) return MISSING;
  const whole = rounded(value);
  return withSign(whole, `¥${grouped(Math.abs(whole))}`);
}

/** `¥0.8`, `¥18.0`: the cost per view, reaction or click. A dash if unknown. */
export const formatYenPerUnit = (value: number | null) => {
  if (value === null || !Number.isFinite(value)) return MISSING;
  const text = oneDecimal(value, true);
  return text.startsWith("-") ? `-¥${text.slice(1)}` : `¥${text}`;
};

/** From here on the rounded value would be 10,000 of the unit, so the next unit is used. */
const OKU_FROM = 99_999_500;
const CHO_FROM = 999_995_000_000;

/** `9,999`, `12.3万`, `1.2億`, `3兆`. */
export const formatCompact = (value: number) => compactText(value, japanese);

/** With `isFixed`, exactly one decimal before the unit: `2.0万` beside `3.1万`. */
export function compactText(value: number, word: Word, isFixed = false): string {
  const size = Math.abs(rounded(value));
  if (size < 10_000 || !Number.isFinite(value)) return formatInteger(value);
  if (size < OKU_FROM) return word("{number}万", { number: oneDecimal(value / 1e4, isFixed) });
  if (size < CHO_FROM) return word("{number}億", { number: oneDecimal(value / 1e8, isFixed) });
  return word("{number}兆", { number: oneDecimal(value / 1e12, isFixed) });
}

/** `2.4%` from 0.024, `3.0%` from 0.03. */
export const formatPercent = (ratio: number) =>
  Number.isFinite(ratio) ? `${oneDecimal(ratio * 100, true)}%` : MISSING;

type TimeInput = string | number | Date;

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);
const JST_AHEAD = 9 * 3_600_000;

/** ms of an instant; a `Date` object is made for nothing where a number or a text is given. */
const msOf = (value: TimeInput): number =>
  typeof value === "number" ? value : typeof value === "string" ? Date.parse(value) : value.getTime();

/** The instant with Japan's clock in its UTC fields: Japan has had no summer time since 1951. */
function jst(value: TimeInput): Date {
  const isDay = typeof value === "string" && value.length === 10;
  const at = isDay ? Date.parse(`${value}T00:00:00Z`) : msOf(value) + JST_AHEAD;
  return new Date(at);
}

/** Whether a value is a valid time; outside data may not be. */
export const isTime = (value: TimeInput | null | undefined): value is TimeInput =>
  value !== null && value !== undefined && value !== "" && !Number.isNaN(msOf(value));

const textOfDay = (t: Date, word: Word) => {
  const year = `${t.getUTCFullYear()}`.padStart(4, "0");
  return `${year}/${two(t.getUTCMonth() + 1)}/${two(t.getUTCDate())}(${weekdayName(t.getUTCDay(), word)})`;
};
const textOfTime = (t: Date) => `${two(t.getUTCHours())}:${two(t.getUTCMinutes())}`;

/** `2026/11/20(金)` of a day `YYYY-MM-DD` or of an instant, in JST. */
export const formatDay = (value: TimeInput) => dayText(value, japanese);

export function dayText(value: TimeInput, word: Word): string {
  const t = jst(value);
  return Number.isNaN(t.getTime()) ? MISSING : textOfDay(t, word);
}

export const shortDayText = (value: TimeInput, word: Word) => {
  const day = dayText(value, word);
  return day === MISSING ? day : day.slice(day.indexOf("/") + 1);
};

/** `11/20(金)`. */
export const formatShortDay = (value: TimeInput) => shortDayText(value, japanese);

/** `11/20(金)` in the year of `now`, and with the year in any other. */
export const nearDayText = (value: TimeInput, now: number, word: Word) => {
  const day = dayText(value, word);
  return day === MISSING || day.slice(0, 5) === dayText(now, word).slice(0, 5)
    ? shortDayText(value, word)
    : day;
};

/** `11/20(金)` in the year of `now`, `2027/01/09(土)` in any other. */
export const formatNearDay = (value: TimeInput, now: number) => nearDayText(value, now, japanese);

/** `11/20(金)〜12/04(金)`, `2027/01/28(木)〜04/28(水)`: a year once for both ends, and only where it is not that of `now`. */
export function formatNearDays(from: TimeInput | null, to: TimeInput | null, now: number): string {
  if (from === null || to === null)
    return `${from === null ? "" : formatNearDay(from, now)}〜${to === null ? "" : formatNearDay(to, now)}`;
  const isOneYear = formatDay(from).slice(0, 5) === formatDay(to).slice(0, 5);
  return `${formatNearDay(from, now)}〜${isOneYear ? formatShortDay(to) : formatDay(to)}`;
}

/** `14:05`. */
export function formatTime(value: TimeInput): string {
  const t = jst(value);
  return Number.isNaN(t.getTime()) ? MISSING : textOfTime(t);
}

export const dateTimeText = (value: TimeInput, word: Word) => {
  if (!isTime(value)) return MISSING;
  const t = jst(value);
  return `${textOfDay(t, word)} ${textOfTime(t)}`;
};

/** `2026/11/20(金) 14:05`. */
export const formatDateTime = (value: TimeInput) => dateTimeText(value, japanese);

/** Day key `2026-11-20` in JST, for grouping. */
export const dayKey = (value: TimeInput) => formatDay(value).slice(0, 10).replaceAll("/", "-");

const DAY = 86_400_000;

/** Heading of a day in a list: `今日`, `昨日`, `10月3日(金)`, `2025年12月3日(水)`. */
export function formatDayHeading(value: TimeInput, now: number, word: Word = japanese): string {
  const key = dayKey(value);
  if (key === dayKey(now)) return word("今日");
  if (key === dayKey(now - DAY)) return word("昨日");
  const t = jst(value);
  const parts = {
    month: t.getUTCMonth() + 1,
    day: t.getUTCDate(),
    weekday: weekdayName(t.getUTCDay(), word),
  };
  const year = t.getUTCFullYear();
  return year === jst(now).getUTCFullYear()
    ? word("{month}月{day}日({weekday})", parts)
    : word("{year}年{month}月{day}日({weekday})", { ...parts, year });
}

/** Japan's calendar at an instant, as months since the year 0 and the day: by arithmetic, for labels by the thousand. */
function calendarOf(ms: number): { months: number; day: number } {
  // Counted from 1 March of the year 0 in eras of 400 years, so that a leap day ends its year.
  const days = Math.floor((ms + JST_AHEAD) / DAY) + 719_468;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * month + 2) / 5) + 1;
  return { months: (year + era * 400) * 12 + month, day };
}

// The labels of a screen are counted up to the same instant.
let ofEnd = { at: Number.NaN, months: 0, day: 0 };

/** Whole months of the calendar from one instant to a later one. */
function monthsBetween(from: number, to: number): number {
  if (to !== ofEnd.at) ofEnd = { at: to, ...calendarOf(to) };
  const before = calendarOf(from);
  const months = ofEnd.months - before.months;
  return ofEnd.day < before.day ? months - 1 : months;
}

/**
 * `3分前`, `2時間前`, `5日前`, `1か月前`, `1年前`; units 分 時間 日 か月 年, rounded down, months and years by the
 * calendar. Under a minute, and for times in the future (a slow clock), `たった今`.
 */
export function formatRelative(value: TimeInput, now: number, word: Word = japanese): string {
  const at = msOf(value);
  const minutes = Math.floor((now - at) / 60_000);
  if (Number.isNaN(minutes)) return MISSING;
  if (minutes < 1) return word("たった今");
  if (minutes < 60) return word("{count}分前", { count: minutes });
  if (minutes < 60 * 24) return word("{count}時間前", { count: Math.floor(minutes / 60) });
  const days = Math.floor(minutes / 60 / 24);
  if (days < 30) return word("{count}日前", { count: days });
  const months = Math.max(1, monthsBetween(at, now));
  return months < 12
    ? word("{count}か月前", { count: months })
    : word("{count}年前", { count: Math.floor(months / 12) });
}

/** Whole days from today (JST) to a day; negative when past. */
export function daysUntil(day: string, now: number): number {
  return Math.round((Date.parse(day) - Date.parse(dayKey(now))) / DAY);
}
