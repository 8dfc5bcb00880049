import { compactText } from "../../format/format.ts";
import type { Word } from "../../words/word.ts";

const exact = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 2 });

/** A number with all digits, `1,234.5`; a missing one is a dash. */
export const chartNumber = (value: number | null | undefined, unit = "") =>
  value === null || value === undefined ? "—" : `${exact.format(value)}${unit}`;

const small = new Intl.NumberFormat("ja-JP", { maximumSignificantDigits: 3 });

/** Label of a tick or of a bar's end: `12.3万`; small fractions keep their digits. */
export const tickNumber = (value: number, word: Word) => {
  const size = Math.abs(value);
  if (size < 1) return small.format(value);
  return size < 100 ? exact.format(value) : compactText(value, word);
};

/** Numbers that are easy to count in, as tenths so that their multiples stay exact. */
const STEPS = [10, 20, 25, 50, 100];

/**
 * Ticks of a value axis, from end to end: multiples of 1, 2, 2.5 or 5 × 10^n around zero and every value, in about four
 * steps, and whole where every value is. Where everything is zero, the axis is one high.
 */
export function valueTicks(values: readonly (number | null)[]): number[] {
  let low = 0;
  let high = 0;
  let isWhole = true;
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
    if (!Number.isInteger(value)) isWhole = false;
  }
  if (low === high) return [0, 1];
  const wanted = (high - low) / 4;
  const power = Math.max(Math.floor(Math.log10(wanted)), isWhole ? 0 : Number.NEGATIVE_INFINITY) - 1;
  const times = (count: number) => (power < 0 ? count / 10 ** -power : count * 10 ** power);
  // Divisions of fractions miss by a little, which is no further step.
  const near = 1e-9;
  const step =
    STEPS.find((one) => times(one) >= wanted * (1 - near) && (!isWhole || Number.isInteger(times(one)))) ??
    100;
  const first = Math.floor(low / times(step) + near);
  const last = Math.ceil(high / times(step) - near);
  return Array.from({ length: last - first + 1 }, (_, index) => times((first + index) * step));
}
