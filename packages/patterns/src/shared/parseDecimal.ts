import type { ParsedCell } from "@tsumugi/ui";
import { parseNumber } from "@tsumugi/ui/format";

/** A number as it is typed into a cell, with at most four decimals; blank is none. */
export function parseDecimal(text: string): ParsedCell {
  if (text.trim() === "") return { value: null };
  const value = parseNumber(text, 4);
  return value === undefined ? { error: "数字で入力してください。例: 12,000" } : { value };
}
