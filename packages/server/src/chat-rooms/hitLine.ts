import type { RoomHit } from "@tsumugi/contract";
import { looseKey } from "../core/looseKey.ts";

const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** What stays in front of the first hit of a long line, and how much is shown in all; in graphemes. */
const BEFORE = 12;
const LENGTH = 80;

interface Folded {
  readonly shown: readonly string[];
  readonly key: string;
  /** Position in `key` → index in `shown`: folding may make one character into several. */
  readonly owner: readonly number[];
}

function fold(line: string): Folded {
  const shown = Array.from(graphemes.segment(line), ({ segment }) => segment);
  // The key of a long vowel mark depends on its neighbours, so each is folded with them.
  const keys = shown.map((letter, i) =>
    letter === "ー" && /^\d-\d$/.test(looseKey(`${shown[i - 1]}${letter}${shown[i + 1]}`))
      ? "-"
      : looseKey(letter),
  );
  return { shown, key: keys.join(""), owner: keys.flatMap((key, i) => Array(key.length).fill(i)) };
}

function hitsIn({ key, owner }: Folded, words: readonly string[]): Set<number> {
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) hits.add(owner[i] ?? 0);
    }
  }
  return hits;
}

/**
 * The first line of a text that holds one of the words, cut around it, in pieces that say which of them was searched
 * for. The letters are the writer's own; `words` are search keys. Empty where no line holds one.
 */
export function hitLine(text: string, words: readonly string[]): RoomHit["line"] {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const folded = fold(line.trim());
    const hits = hitsIn(folded, words.filter(Boolean));
    const first = Math.min(...hits);
    if (hits.size === 0) continue;
    const from = first > BEFORE ? first - BEFORE : 0;
    const to = Math.min(folded.shown.length, from + LENGTH);
    const parts: { text: string; hit: boolean }[] = from > 0 ? [{ text: "…", hit: false }] : [];
    for (let i = from; i < to; i++) {
      const hit = hits.has(i);
      const last = parts.at(-1);
      if (last?.hit === hit) last.text += folded.shown[i];
      else parts.push({ text: folded.shown[i] ?? "", hit });
    }
    if (to < folded.shown.length) parts.push({ text: "…", hit: false });
    return parts;
  }
  return [];
}
