import { type CsvRecord, type Delimiter, readRecords } from "../../core/csv/index.ts";
import { AppError } from "../../core/errors.ts";
import { breathe } from "../../core/giveWay.ts";
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

/** A row that holds anything, and where the one after it begins. */
interface Placed {
  readonly record: CsvRecord;
  readonly next: number;
  readonly nextRow: number;
}

function* placedRows({ text, delimiter, begin }: Table): Generator<Placed> {
  for (const { records, next, nextRow } of readRecords(text, delimiter, { size: 1, from: begin })) {
    const [record] = records;
    if (record) yield { record, next, nextRow };
  }
}

const headerOf = ({ record, next, nextRow }: Placed): Found => ({
  headers: record.cells,
  headerRow: record.row,
  rowsFrom: next,
  firstRow: nextRow,
});

/**
 * The row that says what the columns are: the first one, unless it names nothing and a later one can only be that. Undefined
 * where there is one row alone that names nothing: then it is a person.
 */
function guessHeader([first, ...others]: readonly Placed[]): Found | undefined {
  if (!first || (others.length === 0 && namesNothing(first.record.cells))) return undefined;
  if (!namesNothing(first.record.cells)) return headerOf(first);
  return headerOf(others.find(({ record }) => isHeaderRow(record.cells)) ?? first);
}

/** @throws AppError csv_unreadable where that row is empty or beyond the end */
function headerAt(table: Table, at: number): Found {
  for (const placed of placedRows(table)) {
    if (placed.record.row > at) break;
    if (placed.record.row === at) return headerOf(placed);
  }
  throw unreadable(`見出しに選んだ${at}行目に何も入っていません。見出しの行を選び直してください。`);
}

/**
 * How many cells most rows have, of two numbers that are as frequent the larger: a row of a stray cell more is told as that,
 * and makes no others too short.
 */
async function usualWidth({ text, delimiter, begin }: Table): Promise<number> {
  const counts = new Map<number, number>();
  for (const { records } of readRecords(text, delimiter, { from: begin })) {
    for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    await breathe();
  }
  const [[width] = [0]] = [...counts].toSorted(([a, n], [b, m]) => m - n || b - a);
  return width;
}

/** Every row is a person. The columns are called by their place, as the screen calls one without a name. */
async function withoutHeader(table: Table): Promise<Found> {
  const headers = Array.from({ length: await usualWidth(table) }, (_, index) => `${index + 1}列目`);
  return { headers, headerRow: 0, rowsFrom: table.begin, firstRow: 1 };
}

/**
 * @param asked the row that a person took for the header, 0 for none; without it the header is guessed
 * @throws AppError csv_unreadable for a table without rows, or without the one that was asked for
 */
export async function findHeader(table: Table, asked?: number): Promise<Header> {
  const top: Placed[] = [];
  for (const placed of placedRows(table)) {
    top.push(placed);
    if (top.length === HEADER_WITHIN) break;
  }
  if (top.length === 0) throw unreadable(EMPTY);
  const found = asked === undefined ? guessHeader(top) : asked > 0 ? headerAt(table, asked) : undefined;
  return { ...(found ?? (await withoutHeader(table))), topRows: top.map(({ record }) => cut(record)) };
}
