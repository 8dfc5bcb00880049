export interface DiffPart {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Made when two versions are compared: browsers take long over the first one. */
let segmenter: Intl.Segmenter | undefined;

function wordsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Lengths of the longest common run of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    const [row, below] = [table[i], table[i + 1]];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j--) {
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** What changed between two versions of a text, word by word; a draft is short enough for the plain way. */
export function textDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const table = commonLengths(old, now);
  const parts: { kind: DiffPart["kind"]; text: string }[] = [];
  const push = (kind: DiffPart["kind"], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [word = "", next = ""] = [old[i], now[j]];
    if (i < old.length && j < now.length && word === next) {
      push("same", word);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) {
      push("removed", word);
      i += 1;
    } else {
      push("added", next);
      j += 1;
    }
  }
  return parts;
}
