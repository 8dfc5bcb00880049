/** Longer than a few lines of the narrow card. */
const LONG = 60;
/** What is shown of the text before the change, so that the place is known again. */
const LEAD = 12;

/** Made when two long texts differ late: browsers take long over the first one. */
let segmenter: Intl.Segmenter | undefined;

export const isLong = (text: string): boolean => text.length > LONG;

/** Two texts from just before the first character that differs: a few lines of long ones that begin alike look alike. */
export function differingParts(before: string, after: string): [before: string, after: string] {
  if (!isLong(before) && !isLong(after)) return [before, after];
  let shared = 0;
  while (shared < before.length && before[shared] === after[shared]) shared += 1;
  if (shared <= 2 * LEAD) return [before, after];
  segmenter ??= new Intl.Segmenter("ja", { granularity: "grapheme" });
  const start = segmenter.segment(before).containing(shared - LEAD)?.index ?? shared - LEAD;
  // It may begin with a mark already: a part of a longer text.
  return [`…${before.slice(start)}`, `…${after.slice(start)}`];
}
