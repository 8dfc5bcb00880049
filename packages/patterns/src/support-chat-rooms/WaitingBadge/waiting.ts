const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Waiting {
  /** Older ones stand out: `fresh` under 1 hour, `aging` from 4 hours, `late` from 1 day. */
  level: "fresh" | "normal" | "aging" | "late";
  /** 「5時間待ち」 */
  text: string;
  /** What the colour says, in words. */
  note: string | undefined;
}

const notes = { fresh: undefined, normal: undefined, aging: "お待たせ中", late: "対応遅れ" } as const;

function levelOf(waited: number): Waiting["level"] {
  if (waited >= DAY) return "late";
  if (waited >= 4 * HOUR) return "aging";
  return waited >= HOUR ? "normal" : "fresh";
}

function lengthOf(waited: number): string {
  if (waited >= DAY) return `${Math.floor(waited / DAY)}日`;
  if (waited >= HOUR) return `${Math.floor(waited / HOUR)}時間`;
  return `${Math.max(1, Math.floor(waited / MINUTE))}分`;
}

/** How long somebody has waited, rounded down, and how urgent that is. */
export function waitingOf(since: string, now: number): Waiting {
  const waited = Math.max(0, now - Date.parse(since));
  const level = levelOf(waited);
  return { level, text: `${lengthOf(waited)}待ち`, note: notes[level] };
}
