import { type CsvRecord, type Delimiter, readRecords } from "../../core/csv/index.ts";
import { AppError } from "../../core/errors.ts";
import { isHeaderRow, namesNothing } from "../mapping/guessMapping.ts";

/** Where a table says what its columns are, and where its rows begin. */
export interface Header {
  readonly headers: readonly string[];
  /** As a spreadsheet numbers it; 0: the table has no headers. */
  readonly headerRow: number;
  /** Offset in the text at which the rows below the header begin. */
  readonly rowsFrom: number;
  /** Number of the first row below the header, as a spreadsheet numbers it. */
  readonly firstRow: number;
  /** The first rows that hold anything, cut short: one of them is the header. */
  readonly topRows: readonly CsvRecord[];
}

interface Table {
  readonly text: string;
  readonly delimiter: Delimiter;
  /** Offset at which the table begins. */
  readonly begin: number;
}

/** Rows looked through for the header: a title, a date and remarks stand above it in many sheets. */
const HEADER_WITHIN = 20;
/** What a row is recognised by when a person looks for the header. */
const SHOWN_CELLS = 6;
const SHOWN_LETTERS = 40;

const unreadable = (message: string) => new AppError("csv_unreadable", { message });
const EMPTY = "ファイルが空です。見出しの行とデータの行があるファイルを選んでください。";

const cut = ({ row, cells }: CsvRecord): CsvRecord => ({
  row,
  cells: cells.slice(0, SHOWN_CELLS).map((cell) => [...cell.trim()].slice(0, SHOWN_LETTERS).join("")),
});

type Found = Omit<Header, "topRows">;

/** The row that says what the columns are: the first one, unless it names nothing and a later one can only be that. */
function guessHeader({ text, delimiter, begin }: Table): Found | undefined {
  let first: Found | undefined;
  let looked = 0;
  for (const { records, next, nextRow } of readRecords(text, delimiter, { size: 1, from: begin })) {
    const [record] = records;
    if (!record) continue;
    const header = { headers: record.cells, headerRow: record.row, rowsFrom: next, firstRow: nextRow };
    if (!first) {
      if (!namesNothing(record.cells)) return header;
      first = header;
    } else if (isHeaderRow(record.cells)) return header;
    looked += 1;
    if (looked === HEADER_WITHIN) break;
  }
  return first;
}

/** @throws AppError csv_unreadable where that row is empty or beyond the end */
function headerAt({ text, delimiter, begin }: Table, at: number): Found {
  for (const { records, next, nextRow } of readRecords(text, delimiter, { size: 1, from: begin })) {
    const [record] = records;
    if (record && record.row > at) break;
    if (record?.row === at)
      return { headers: record.cells, headerRow: at, rowsFrom: next, firstRow: nextRow };
  }
  throw unreadable(`見出しに選んだ${at}行目に何も入っていません。見出しの行を選び直してください。`);
}

/** Every row is a person. The columns are called by their place, as the screen calls one without a name. */
function withoutHeader({ begin }: Table, rows: readonly CsvRecord[]): Found {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const headers = Array.from({ length: columns }, (_, index) => `${index + 1}列目`);
  return { headers, headerRow: 0, rowsFrom: begin, firstRow: 1 };
}

/**
 * @param asked the row that a person took for the header, 0 for none; without it the header is guessed
 * @throws AppError csv_unreadable for a table without rows, or without the one that was asked for
 */
export function findHeader(table: Table, asked?: number): Header {
  const { text, delimiter, begin } = table;
  const [top] = readRecords(text, delimiter, { size: HEADER_WITHIN, from: begin });
  const rows = top?.records ?? [];
  const found =
    asked === undefined
      ? guessHeader(table)
      : asked === 0
        ? rows.length > 0 && withoutHeader(table, rows)
        : headerAt(table, asked);
  if (!found) throw unreadable(EMPTY);
  return { ...found, topRows: rows.map(cut) };
}
