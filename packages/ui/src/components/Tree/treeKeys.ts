import type { ItemLine, TreeLine } from "./treeLines.ts";

/** What a key asks for. */
export type TreeAct =
  | { readonly to: number }
  | { readonly open: readonly string[] }
  | { readonly close: string }
  | { readonly press: true };

const isItem = (line: TreeLine | undefined): line is ItemLine => line?.kind === "item";

/** The right arrow opens, then goes in. */
function inwards(lines: readonly TreeLine[], at: number): TreeAct | undefined {
  const line = lines[at];
  if (!isItem(line) || !line.isBranch) return undefined;
  return line.isOpen ? { to: at + 1 } : { open: [line.key] };
}

/** The left arrow closes, then goes out. */
function outwards(lines: readonly TreeLine[], at: number): TreeAct | undefined {
  const line = lines[at];
  if (isItem(line) && line.isOpen) return { close: line.key };
  const parent = lines.findIndex(({ key }) => key === line?.parent);
  return parent < 0 ? undefined : { to: parent };
}

/** A star opens all branches beside the line. */
const beside = (lines: readonly TreeLine[], at: number): TreeAct => ({
  open: lines
    .filter(isItem)
    .filter((line) => line.parent === lines[at]?.parent && line.isBranch && !line.isOpen)
    .map(({ key }) => key),
});

/** What a key does on the line at a place; undefined: nothing of the tree's. */
export function actOf(key: string, lines: readonly TreeLine[], at: number): TreeAct | undefined {
  switch (key) {
    case "ArrowDown":
      return { to: Math.min(at + 1, lines.length - 1) };
    case "ArrowUp":
      return { to: Math.max(at - 1, 0) };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: lines.length - 1 };
    case "ArrowRight":
      return inwards(lines, at);
    case "ArrowLeft":
      return outwards(lines, at);
    case "*":
      return beside(lines, at);
    case "Enter":
    case " ":
      return { press: true };
    default:
      return undefined;
  }
}

/** Letters that follow within this time are one word. ms. */
const WORD_MS = 700;

export interface Typed {
  readonly text: string;
  /** When the last letter came, ms. */
  readonly at: number;
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase();

/** The word that is being typed, after one more letter. */
export const typedOn = (typed: Typed | undefined, letter: string, at: number): Typed => ({
  text: plain(typed && at - typed.at < WORD_MS ? typed.text + letter : letter),
  at,
});

/** The next line whose name begins with what was typed; the same letter again goes on to the next one. */
export function lineOf(text: string, lines: readonly TreeLine[], at: number): number | undefined {
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const start = isRepeated ? (text[0] ?? "") : text;
  // A longer word may still be the name of the line on which it was begun.
  const first = isRepeated ? at + 1 : at;
  for (let step = 0; step < lines.length; step += 1) {
    const index = (first + step) % lines.length;
    const line = lines[index];
    if (isItem(line) && plain(line.item.label).startsWith(start)) return index;
  }
  return undefined;
}
