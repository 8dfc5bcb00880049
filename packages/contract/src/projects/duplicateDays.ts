const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

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
  const behind = earliest === null ? 0 : timeOf(today) - timeOf(earliest);
  const weeks = behind > 0 ? Math.ceil(behind / WEEK_MS) : 0;
  const move = (day: string | null) =>
    day && new Date(timeOf(day) + weeks * WEEK_MS).toISOString().slice(0, 10);
  return {
    days: Object.fromEntries(entries.map(([key, day]) => [key, move(day)])) as Record<Key, string | null>,
    weeks,
  };
}
