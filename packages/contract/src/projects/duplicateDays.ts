import { addDays, daysBetween } from "../shared/days.ts";

/**
 * Days of a project that is copied, all moved by the same number of whole weeks, so that weekdays and distances stay
 * and none lies before `today`. `weeks` is 0 where none did.
 */
export function movedDays<Key extends string>(
  days: Readonly<Record<Key, string | null>>,
  today: string,
): { readonly days: Record<Key, string | null>; readonly weeks: number } {
  const entries = Object.entries<string | null>(days) as [Key, string | null][];
  const earliest = entries.reduce<string | null>(
    (first, [, day]) => (day !== null && (first === null || day < first) ? day : first),
    null,
  );
  const behind = earliest === null ? 0 : daysBetween(earliest, today);
  const weeks = behind > 0 ? Math.ceil(behind / 7) : 0;
  const move = (day: string | null) => day && addDays(day, weeks * 7);
  return {
    days: Object.fromEntries(entries.map(([key, day]) => [key, move(day)])) as Record<Key, string | null>,
    weeks,
  };
}
