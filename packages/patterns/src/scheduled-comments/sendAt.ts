import { dayKey, formatTime } from "@tsumugi/ui/format";

/** Half hours of a day, `HH:MM`. */
export const halfHours: readonly string[] = Array.from({ length: 48 }, (_, i) => {
  const hour = String(Math.floor(i / 2)).padStart(2, "0");
  return `${hour}:${i % 2 === 0 ? "00" : "30"}`;
});

/** Day and time on clocks in Japan. */
export const toJapan = (at: string | number | Date) => ({ day: dayKey(at), time: formatTime(at) });

/** ISO 8601 in UTC of a day and a time on clocks in Japan. */
export const fromJapan = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+09:00`).toISOString();
