import { formatInteger } from "../../format/format.ts";
import { japanese, type Word } from "../../words/word.ts";

/** 0 to 1; 0 while the total is unknown or nothing. */
export const ratioOf = (value: number | null, max: number) =>
  value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));

/**
 * 「あと約2分」 from seconds. Rounded up, so that it never promises too much; empty under five seconds,
 * which is over before it is read.
 */
export function remainingText(seconds: number, word: Word = japanese): string {
  if (!Number.isFinite(seconds) || seconds < 5) return "";
  if (seconds <= 60) return word("あと約{count}秒", { count: Math.ceil(seconds / 10) * 10 });
  if (seconds <= 3600) return word("あと約{count}分", { count: Math.ceil(seconds / 60) });
  return word("あと約{count}時間", { count: formatInteger(Math.ceil(seconds / 3600)) });
}

/** Seconds that the rest takes at the speed so far; undefined while too little is done to tell. */
export function remainingSeconds(value: number, max: number, elapsedMs: number): number | undefined {
  if (value <= 0 || value >= max || elapsedMs < 2000) return undefined;
  return (elapsedMs / value / 1000) * (max - value);
}
