import Papa from "papaparse";
import { AppError } from "../errors.ts";
import type { Steps } from "./steps.ts";

export type Delimiter = "," | "\t" | ";";

const QUOTED = /"(?:[^"]|"")*"/g;

const SEPARATOR_LINE = /^"?sep=(.)"?[\t,; ]*(?:\r\n|\r|\n)/i;

/**
 * The line that names the separator for Excel, where a file begins with it, and the offset behind it.
 * @throws AppError csv_unreadable for a separator that is not read
 */
export function separatorLine(text: string): { delimiter: Delimiter; end: number } | undefined {
  const [line, delimiter] = SEPARATOR_LINE.exec(text.slice(0, 40)) ?? [];
  if (!line) return undefined;
  if (delimiter === "," || delimiter === "\t" || delimiter === ";") return { delimiter, end: line.length };
  throw unreadable(
    `1行目の「sep=」で指定された区切り「${delimiter}」は読み取れません。コンマ、セミコロン、タブのどれかで区切って保存し直してください。`,
  );
}

const countOf = (mark: string, line: string) => line.split(mark).length - 1;
const hasOther = (line: string) => /[\t,]/.test(line);

/** Whether a line is parted by semicolons alone, and the one below by as many: one cell of 「美容;旅行」 says nothing. */
function isPartedBySemicolons(line: string, below = ""): boolean {
  const count = countOf(";", line);
  return count > 0 && !hasOther(line) && countOf(";", below) === count;
}

/**
 * Comma or tab: whichever the first line has more of outside quotes; semicolon where it has neither. A title without any
 * says nothing: then the first line below it that is parted by one of the three decides.
 */
export function detectDelimiter(text: string): Delimiter {
  const plain = text.slice(0, 20_000).replace(QUOTED, "");
  const [first = "", ...others] = plain.split(/[\r\n]+/);
  if (/;/.test(first) && !hasOther(first)) return ";";
  const lines = [first, ...others];
  const at = lines.findIndex((line, index) => hasOther(line) || isPartedBySemicolons(line, lines[index + 1]));
  const head = lines[at] ?? "";
  if (countOf("\t", head) > countOf(",", head)) return "\t";
  return at >= 0 && !hasOther(head) ? ";" : ",";
}

export interface CsvRecord {
  /** As a spreadsheet numbers it: blank rows count, the header of a file is row 1. */
  readonly row: number;
  /** As written, quotes taken away. */
  readonly cells: readonly string[];
}

export interface CsvChunk {
  /** Without the blank ones. */
  readonly records: readonly CsvRecord[];
  /** Number of the row at which the next chunk begins. */
  readonly nextRow: number;
  /** Offset in the text at which the next chunk begins. */
  readonly next: number;
}

/**
 * Characters looked at for one chunk, at least and at most. The parser searches all it is given for the next quote,
 * so a chunk is given little more than the one before it took; 200 columns of the longest texts fit the most.
 */
const LEAST = 16 * 1024;
const MOST = 4 * 1024 * 1024;

const unreadable = (message: string) => new AppError("csv_unreadable", { message });
const unclosed = (row: number) =>
  `${row}行目（見出しを1行目として）の引用符「"」が閉じられていません。その行の「"」を直すか、CSVで保存し直してください。`;
const afterQuote = (row: number) =>
  `${row}行目（見出しを1行目として）で、引用符「"」で囲んだセルの後に文字が続いています。セルの中の「"」は「""」と2つ書き、セル全体を「"」で囲んでください。`;
const tooLong = (row: number) =>
  `${row}行目（見出しを1行目として）が長すぎるか、引用符「"」が閉じられていません。その行を直すか、CSVで保存し直してください。`;

const isBlank = (record: readonly string[]) => record.every((cell) => cell.trim() === "");

/** From the quote that opens a cell, the offset behind the one that closes it; the text's end where none does. */
function endOfQuoted(text: string, opening: number, delimiter: Delimiter): number {
  for (let at = text.indexOf('"', opening + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    let next = at + 1;
    while (text[next] === " ") next += 1;
    const mark = text[next];
    if (mark === undefined || mark === delimiter || mark === "\r" || mark === "\n") return at + 1;
  }
  return text.length;
}

/** Quotes looked at in one step. */
const QUOTES_AT_ONCE = 50_000;

/**
 * Ends every record with LF, step by step. Files put together from several sources mix CR, LF and CRLF, and the parser
 * knows one end for all: it would take several rows for one cell. Line ends inside quotes belong to the cell and stay.
 */
export function* unifyLineEnds(text: string, delimiter: Delimiter): Steps<string> {
  if (!text.includes("\r")) return text;
  const parts: string[] = [];
  const plain = (from: number, to: number) => text.slice(from, to).replace(/\r\n?/g, "\n");
  let from = 0;
  let quotes = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote)) {
    const before = text[quote - 1];
    if (before === undefined || before === delimiter || before === "\r" || before === "\n") {
      const end = endOfQuoted(text, quote, delimiter);
      parts.push(plain(from, quote), text.slice(quote, end));
      from = end;
      quote = end;
    } else {
      // A quote inside a cell that does not begin with one is a character like any other.
      quote += 1;
    }
    quotes += 1;
    if (quotes % QUOTES_AT_ONCE === 0) yield;
  }
  parts.push(plain(from, text.length));
  return parts.join("");
}

/**
 * Reads records in chunks, so that a large file neither stalls the process nor stands in memory twice.
 * `size` is asked before each chunk. `from` and `row` continue where an earlier chunk's `next` and `nextRow` left off.
 * Records end with LF, as `unifyLineEnds` leaves them.
 * @throws AppError csv_unreadable naming the row whose quote is broken
 */
export function* readRecords(
  text: string,
  delimiter: Delimiter,
  options: { size?: number | (() => number); from?: number; row?: number } = {},
): Generator<CsvChunk> {
  const { size = 1000 } = options;
  const nextSize = typeof size === "number" ? () => size : size;
  let from = options.from ?? 0;
  let row = options.row ?? 1;
  let window = 32 * LEAST;
  let preview = nextSize();
  while (from < text.length) {
    // Millions of blank lines at a file's end are passed over, not parsed one by one.
    for (; text[from] === "\n"; from += 1) row += 1;
    if (from >= text.length) return;
    const part = text.slice(from, from + window);
    // The fast mode splits the whole part for every chunk, and its cursor is not the end of the last record.
    const { data, errors, meta } = Papa.parse<string[]>(part, {
      delimiter,
      newline: "\n",
      preview,
      fastMode: false,
    });
    if (!meta.truncated && from + part.length < text.length) {
      // Fewer records than asked: the last one may be cut off.
      if (window >= MOST && data.length < 2) throw unreadable(tooLong(row));
      if (window >= MOST) preview = data.length - 1;
      window = Math.min(window * 4, MOST);
      continue;
    }
    const broken = errors.find(({ type }) => type === "Quotes");
    if (broken) {
      const at = row + (broken.row ?? 0);
      throw unreadable(broken.code === "InvalidQuotes" ? afterQuote(at) : unclosed(at));
    }
    const records = data.map((cells, index): CsvRecord => ({ row: row + index, cells }));
    row += data.length;
    from += meta.truncated ? meta.cursor : part.length;
    window = Math.min(Math.max(LEAST, 2 * (meta.truncated ? meta.cursor : part.length)), MOST);
    yield { records: records.filter(({ cells }) => !isBlank(cells)), next: from, nextRow: row };
    preview = nextSize();
  }
}
