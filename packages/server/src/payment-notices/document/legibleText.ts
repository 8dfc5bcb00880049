/** Stands for a character that the font does not have (ゲタ記号). */
export const GETA = "〓";

const VARIATION = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
const INVISIBLE = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;
/** Kana whose mark is a character of its own; other text is printed as it was typed. */
const MARKED_KANA = /[\u3040-\u30FF][\u3099\u309A]/g;

const graphemes = new Intl.Segmenter("ja");

/** What people see as one character, where the font has no shape for a part of it that is seen. */
const isMissing = (grapheme: string, has: (codePoint: number) => boolean): boolean =>
  [...grapheme].some(
    (char) => !VARIATION.test(char) && !INVISIBLE.test(char) && !has(char.codePointAt(0) ?? 0),
  );

/**
 * The text as the font can print it: 〓 in place of a character that it lacks, which is passed to `missing`, and nothing
 * that could reorder or hide what stands there. Line breaks stay.
 */
export function legibleText(text: string, has: (codePoint: number) => boolean, missing: Set<string>): string {
  const composed = text.replace(/\t/g, " ").replace(MARKED_KANA, (kana) => kana.normalize("NFC"));
  let printed = "";
  for (const { segment } of graphemes.segment(composed)) {
    if (/^[\r\n]+$/.test(segment)) printed += "\n";
    else if (isMissing(segment, has)) {
      missing.add(segment);
      printed += GETA;
    } else printed += [...segment].filter((char) => !INVISIBLE.test(char)).join("");
  }
  return printed;
}
