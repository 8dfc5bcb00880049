/** Lines of Japanese text: what may not begin or end a line stays with its neighbour (禁則). */

const NO_START = new Set(
  "、。，．・：；？！゛゜´｀¨ヽヾゝゞ々ー’”）〕］｝〉》」』】‐～…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ｡､｣･ｰ%)]},.!?:;円",
);
const NO_END = new Set("‘“（〔［｛〈《「『【｢([{￥¥$");

const graphemes = new Intl.Segmenter("ja");
const isLatin = (text: string) => /^[\x21-\x7e]+$/.test(text);

/** A word of Latin letters and digits is one piece; anything else is a piece by grapheme. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && isLatin(segment) && isLatin(last)) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

/** The pieces, those wider than a line cut into their graphemes. */
const fitting = (text: string, width: number, widthOf: (text: string) => number): string[] =>
  pieces(text).flatMap((piece) =>
    widthOf(piece) <= width ? [piece] : [...graphemes.segment(piece)].map(({ segment }) => segment),
  );

/** How many pieces at the end of a line go down with the next one, so that neither side breaks a rule. */
function carried(line: readonly string[], next: string): number {
  let count = 0;
  let first = next;
  for (let at = line.length - 1; at > 0; at -= 1) {
    const piece = line[at] ?? "";
    if (!NO_START.has(first[0] ?? "") && !NO_END.has(piece.at(-1) ?? "")) return count;
    count += 1;
    first = piece;
  }
  return 0;
}

function wrapParagraph(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  for (const piece of fitting(text, width, widthOf)) {
    if (line.length === 0 || widthOf(line.join("") + piece) <= width) {
      line.push(piece);
      continue;
    }
    const down = carried(line, piece);
    const rest = down === 0 ? [] : line.splice(-down);
    lines.push(line.join("").trimEnd());
    line = [...rest, piece];
    if (line.length === 1 && piece.trim() === "") line = [];
  }
  lines.push(line.join("").trimEnd());
  return lines;
}

/** The text in lines no wider than `width`; its own line breaks stay. */
export const wrapText = (text: string, width: number, widthOf: (text: string) => number): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrapParagraph(paragraph.trimEnd(), width, widthOf));
