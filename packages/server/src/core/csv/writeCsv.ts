import type { CsvEncoding } from "@tsumugi/contract";
import { encodeCp932 } from "./cp932.ts";

export type CsvCell = string | number | boolean | null | undefined;

/**
 * Blanks, byte order marks and control characters that a spreadsheet skips before it looks for a formula. The minus
 * sign of mathematics is among them because Shift_JIS writes it as the full-width one. Apostrophes that stand before
 * one already are counted in, so that taking one off gives back what was written.
 */
const FORMULA = /^'*(?:[\s\uFEFF\u200B\p{Cc}]*[=+\-@＝＋－＠−]|[\t\r\n])/u;

/** Text that a spreadsheet would run gets an apostrophe before it; numbers by type stay numbers. */
export function guardFormula(cell: CsvCell): string | number {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return cell;
  const text = typeof cell === "boolean" ? (cell ? "はい" : "いいえ") : cell;
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell without the apostrophe that `guardFormula` put before it. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

const NEEDS_QUOTES = /["\r\n\uFEFF]|^ | $/;

/** A cell as it stands between two delimiters. Most need no quotes, and a file of 100,000 creators has three million. */
function written(cell: string | number | boolean, delimiter: string): string {
  if (typeof cell !== "string") return String(cell);
  return NEEDS_QUOTES.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Lines of a CSV with CRLF, ready to be encoded. `raw` leaves cells as they are, for what is read back by us. */
export function csvLines(
  rows: readonly (readonly CsvCell[])[],
  options: { raw?: boolean; delimiter?: "," | "\t" | ";" } = {},
): string {
  if (rows.length === 0) return "";
  const { raw = false, delimiter = "," } = options;
  let lines = "";
  for (const row of rows) {
    let between = "";
    for (const cell of row) {
      lines += between + written(raw ? (cell ?? "") : guardFormula(cell), delimiter);
      between = delimiter;
    }
    lines += "\r\n";
  }
  return lines;
}

/** Text → bytes. UTF-8 and UTF-16 begin with the mark that Excel needs; `lost` counts characters CP932 has not. */
export function encodeCsv(
  text: string,
  encoding: CsvEncoding | "shift_jis",
): { bytes: Uint8Array; lost: number } {
  if (encoding === "cp932" || encoding === "shift_jis") return encodeCp932(text);
  const marked = `\uFEFF${text}`;
  return { bytes: new Uint8Array(Buffer.from(marked, encoding === "utf-8" ? "utf8" : "utf16le")), lost: 0 };
}
