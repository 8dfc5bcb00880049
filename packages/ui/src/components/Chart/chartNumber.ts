import { compactText } from "../../format/format.ts";
import type { Word } from "../../words/word.ts";

const exact = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 2 });

/** A number with all digits, `1,234.5`; a missing one is a dash. */
export const chartNumber = (value: number | null | undefined, unit = "") =>
  value === null || value === undefined ? "—" : `${exact.format(value)}${unit}`;

/** Label of a tick or of a bar's end: `12.3万`; small fractions keep their digits. */
export const tickNumber = (value: number, word: Word) =>
  Math.abs(value) < 100 ? exact.format(value) : compactText(value, word);

/** Ends of a value axis: from zero, and one unit high where everything is zero. */
export function valueDomain(values: readonly (number | null)[]): [number, number | "auto"] {
  let low = 0;
  let high = 0;
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low === 0 && high === 0 ? [0, 1] : [low, "auto"];
}
