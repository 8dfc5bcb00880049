import type { CsvEncoding } from "@tsumugi/contract";
import Papa from "papaparse";
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

/** Lines of a CSV with CRLF, ready to be encoded. `raw` leaves cells as they are, for what is read back by us. */
export function csvLines(
  rows: readonly (readonly CsvCell[])[],
  options: { raw?: boolean; delimiter?: "," | "\t" | ";" } = {},
): string {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => row.map((cell) => (options.raw ? (cell ?? "") : guardFormula(cell))));
  return `${Papa.unparse(cells, { newline: "\r\n", delimiter: options.delimiter ?? "," })}\r\n`;
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
