import { dayKey, formatDayHeading } from "../../format/format.ts";
import { japanese, type Word } from "../../words/word.ts";

interface Dated {
  at: string;
}

/** Groups neighbouring items of one day in JST, with the day's heading. */
export function groupByDay<Item extends Dated>(items: readonly Item[], now: number, word: Word = japanese) {
  const groups: { key: string; heading: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = dayKey(item.at);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, heading: formatDayHeading(item.at, now, word), items: [item] });
  }
  return groups;
}

/** Number of oldest items that stay visible in a collapsed list. */
const TAIL = 2;

/**
 * The items that a collapsed list shows: the newest and the oldest ones. Collapsing fewer than three would
 * only replace them by a button.
 */
export function foldMiddle<Item>(items: readonly Item[], head: number) {
  const hidden = items.length - head - TAIL;
  if (hidden < 3) return { before: items, hidden: 0, after: [] as readonly Item[] };
  return { before: items.slice(0, head), hidden, after: items.slice(-TAIL) };
}
