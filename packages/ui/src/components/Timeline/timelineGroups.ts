import { dayKey, formatDayHeading } from "../../format/format.ts";

interface Dated {
  at: string;
}

/** Runs of neighbours of one day in Japan, with the day's heading. */
export function groupByDay<Item extends Dated>(items: readonly Item[], now: number) {
  const groups: { key: string; heading: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = dayKey(item.at);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, heading: formatDayHeading(item.at, now), items: [item] });
  }
  return groups;
}

/** So many stay at the end of a folded list: how it began. */
const TAIL = 2;

/**
 * Which items a folded list shows: the first ones and how it began. Folding away fewer than three would only
 * put a button in their place.
 */
export function foldMiddle<Item>(items: readonly Item[], head: number) {
  const hidden = items.length - head - TAIL;
  if (hidden < 3) return { before: items, hidden: 0, after: [] as readonly Item[] };
  return { before: items.slice(0, head), hidden, after: items.slice(-TAIL) };
}
