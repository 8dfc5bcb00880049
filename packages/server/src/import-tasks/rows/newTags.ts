import { type ImportNewTag, searchKey } from "@tsumugi/contract";
import { distance } from "fastest-levenshtein";

/** New tags that are shown. */
const SHOWN = 50;
/** New tags that are compared with those in use: more are no slips of the pen but another way to sort. */
const COMPARED = 500;

/** A slip is one character of a short word, two of a longer one. */
const slipsIn = (word: string) => (word.length <= 4 ? 1 : 2);

function similarTo(tag: string, known: readonly { name: string; key: string }[]): string | null {
  const key = searchKey(tag);
  let best: { name: string; slips: number } | undefined;
  for (const { name, key: other } of known) {
    if (Math.abs(other.length - key.length) > 2 || key.length < 2) continue;
    const slips = distance(key, other);
    if (slips <= slipsIn(key) && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { name, slips };
  }
  return best?.name ?? null;
}

/**
 * Collects the tags of rows that nobody of the company uses yet.
 * @param known names of the genres and of the tags in use
 */
export function newTagCollector(known: readonly string[]) {
  const words = known.map((name) => ({ name, key: searchKey(name) }));
  const used = new Set(known);
  const rows = new Map<string, number>();
  return {
    add: (tags: readonly string[]): void => {
      for (const tag of tags) if (!used.has(tag)) rows.set(tag, (rows.get(tag) ?? 0) + 1);
    },
    result: (): ImportNewTag[] =>
      [...rows]
        .slice(0, COMPARED)
        .map(([name, count]) => ({ name, rows: count, similar: similarTo(name, words) }))
        .toSorted((a, b) => Number(b.similar !== null) - Number(a.similar !== null) || b.rows - a.rows)
        .slice(0, SHOWN),
  };
}
