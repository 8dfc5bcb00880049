import type { ParsedCell } from "@tsumugi/ui";
import { numberProblem, parseNumber } from "@tsumugi/ui/format";

const DECIMALS = 4;

/** A number as it is typed into a cell, with at most four decimals; blank is none. */
export function parseDecimal(text: string): ParsedCell {
  if (text.trim() === "") return { value: null };
  const error = numberProblem(text, { decimals: DECIMALS });
  return error ? { error } : { value: parseNumber(text, DECIMALS) ?? null };
}
