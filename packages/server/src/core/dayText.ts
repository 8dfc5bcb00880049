/** Days, `YYYY-MM-DD`, as they stand in Japanese texts. */

/** 2026-01-08 → 2026/01/08 */
export const slashed = (day: string): string => day.replaceAll("-", "/");

/** 2026-01-08 → 2026/1/8 */
export const slashedShort = (day: string): string => day.split("-").map(Number).join("/");

/** 2026-01-08 → 2026年1月8日 */
export function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日`;
}
