/** Labels of numbers, money and times. All times are shown in Japan's time zone. */

const TIME_ZONE = "Asia/Tokyo";
const integer = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 1 });
const parts = new Intl.DateTimeFormat("ja-JP", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

type TimeInput = string | number | Date;

function jst(value: TimeInput) {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of parts.formatToParts(new Date(value))) found[part.type] = part.value;
  return found as { year: string; month: string; day: string; weekday: string; hour: string; minute: string };
}

export const formatInteger = (value: number) => integer.format(value);

/** `¥1,234,567`. */
export const formatYen = (value: number) => `${value < 0 ? "-" : ""}¥${integer.format(Math.abs(value))}`;

/** `9,999`, `12.3万`, `1.2億`. */
export function formatCompact(value: number): string {
  const size = Math.abs(value);
  if (size < 10_000) return integer.format(value);
  // 9,999.96万 would round to 10,000万: it is already 1億.
  if (size < 99_995_000) return `${oneDigit.format(value / 10_000)}万`;
  return `${oneDigit.format(value / 100_000_000)}億`;
}

/** `2.4%` from 0.024. */
export const formatPercent = (ratio: number) => `${oneDigit.format(ratio * 100)}%`;

/** `2026/11/20(金)` of a day `YYYY-MM-DD` or of an instant, in JST. */
export function formatDay(value: TimeInput): string {
  const t = jst(typeof value === "string" && value.length === 10 ? `${value}T00:00:00+09:00` : value);
  return `${t.year}/${t.month}/${t.day}(${t.weekday})`;
}

/** `11/20(金)`. */
export const formatShortDay = (value: TimeInput) => formatDay(value).slice(5);

/** `14:05`. */
export function formatTime(value: TimeInput): string {
  const t = jst(value);
  return `${t.hour}:${t.minute}`;
}

/** `2026/11/20(金) 14:05`. */
export const formatDateTime = (value: TimeInput) => `${formatDay(value)} ${formatTime(value)}`;

/** Day key `2026-11-20` in JST, for grouping. */
export function dayKey(value: TimeInput): string {
  const t = jst(value);
  return `${t.year}-${t.month}-${t.day}`;
}

const DAY = 86_400_000;

/** Heading of a day in a list: `今日`, `昨日`, `10月3日(金)`, `2025年12月3日(水)`. */
export function formatDayHeading(value: TimeInput, now: number): string {
  const key = dayKey(value);
  if (key === dayKey(now)) return "今日";
  if (key === dayKey(now - DAY)) return "昨日";
  const t = jst(value);
  const label = `${Number(t.month)}月${Number(t.day)}日(${t.weekday})`;
  return t.year === jst(now).year ? label : `${t.year}年${label}`;
}

/** `たった今`, `3分前`, `2時間前`, `5日前`, `1か月前`, `1年前`, and `あと…` never: the future reads `まもなく`. */
export function formatRelative(value: TimeInput, now: number): string {
  const minutes = Math.floor((now - new Date(value).getTime()) / 60_000);
  if (minutes < 1) return "たった今";
  if (minutes < 60) return `${minutes}分前`;
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)}時間前`;
  const days = Math.floor(minutes / 60 / 24);
  if (days < 30) return `${days}日前`;
  if (days < 365) return `${Math.floor(days / 30)}か月前`;
  return `${Math.floor(days / 365)}年前`;
}

/** Whole days from today (JST) to a day; negative when past. */
export function daysUntil(day: string, now: number): number {
  return Math.round((Date.parse(day) - Date.parse(dayKey(now))) / DAY);
}
