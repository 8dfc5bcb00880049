/** The labels as one writes them by hand for one app: the baselines use nothing of the package. */

export const NOW = Date.parse("2026-11-20T10:00:00+09:00");

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);

export function grouped(value: number): string {
  let rest = `${value}`;
  let text = "";
  while (rest.length > 3) {
    text = `,${rest.slice(-3)}${text}`;
    rest = rest.slice(0, -3);
  }
  return rest + text;
}

export function compact(value: number): string {
  if (value < 10_000) return grouped(value);
  const tenths = Math.round(value / 1_000);
  const whole = grouped(Math.floor(tenths / 10));
  return tenths % 10 === 0 ? `${whole}万` : `${whole}.${tenths % 10}万`;
}

const jst = (ms: number) => new Date(ms + 9 * 3_600_000);

export function day(ms: number): string {
  const at = jst(ms);
  return `${at.getUTCFullYear()}/${two(at.getUTCMonth() + 1)}/${two(at.getUTCDate())}(${"日月火水木金土"[at.getUTCDay()]})`;
}

export function dateTime(ms: number): string {
  const at = jst(ms);
  return `${day(ms)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

export function ago(ms: number, now: number): string {
  const minutes = Math.floor((now - ms) / 60_000);
  if (minutes < 60) return `${minutes}分前`;
  if (minutes < 1_440) return `${Math.floor(minutes / 60)}時間前`;
  const days = Math.floor(minutes / 1_440);
  return days < 30 ? `${days}日前` : `${Math.floor(days / 30)}か月前`;
}

/** Colour of a face, from its name. */
export function hue(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum += name.charCodeAt(i);
  return sum % 6;
}
