import type { CsvCell } from "../core/csv/index.ts";

export interface WorkbookSheet {
  readonly name: string;
  readonly header: readonly string[];
  /** The column whose texts, `2026-11-20 18:30`, are times. */
  readonly timeColumn?: string;
  readonly rows: () => AsyncIterable<readonly (readonly CsvCell[])[]>;
}

export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const HEAD = { type: String, fontWeight: "bold", backgroundColor: "#eef1f4" } as const;
const WHOLE = { value: 1, type: Number, format: "#,##0" } as const;
const BROKEN = { value: 0.5, type: Number, format: "#,##0.00##" } as const;
const TIME = { value: 1.5, type: Number, format: "yyyy/mm/dd hh:mm" } as const;

/** Marks that a file of XML may not hold, whoever wrote them. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const MARKS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** A spreadsheet reads `_x0041_` as the mark of that number: written so by a person, it stays what it is. */
const NUMBERED = /_(?=x[0-9A-F]{4}_)/gi;
const escaped = (text: string) =>
  text
    .replace(FORBIDDEN, "")
    .replace(NUMBERED, "_x005F_")
    .replace(/[&<>]/g, (mark) => MARKS[mark] ?? "");

/** A, B, …, Z, AA. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

interface Styles {
  readonly whole: string;
  readonly broken: string;
  readonly time: string;
}

/** The days of a spreadsheet are counted from here. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY = 24 * 60 * 60 * 1000;

/**
 * The clock time as a spreadsheet counts it, which can be sorted, filtered by month and reckoned with; NaN for none. A
 * share of a day is rarely exact: a little too late is still the minute that was meant, and a little too early is not.
 */
const serialOf = (text: string): number => {
  const days = (Date.parse(`${text.replace(" ", "T")}:00Z`) - FIRST_DAY) / DAY;
  return Math.ceil(days * 1e9) / 1e9;
};

/** A text is always stored as a text: a spreadsheet runs nothing that somebody wrote, and it needs no apostrophe. */
function cellXml(cell: CsvCell, place: string, { whole, broken, time }: Styles, isTime: boolean): string {
  if (cell === null || cell === undefined || cell === "") return "";
  const serial = isTime ? serialOf(String(cell)) : Number.NaN;
  if (!Number.isNaN(serial)) return `<c r="${place}" s="${time}"><v>${serial}</v></c>`;
  if (typeof cell === "number") {
    return `<c r="${place}" s="${Number.isInteger(cell) ? whole : broken}"><v>${cell}</v></c>`;
  }
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`;
}

const rowXml = (cells: readonly CsvCell[], row: number, styles: Styles, timeAt: number): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, columnName(at) + row, styles, at === timeAt)).join("")}</row>`;

/**
 * The library writes the workbook with its headings alone and one number of each format, a time among them, whose styles the rows take: it
 * holds a whole workbook in memory, and a project may have 20,000 posts.
 */
async function skeletonOf(sheets: readonly WorkbookSheet[]) {
  const { default: write } = await import("write-excel-file/node");
  const { strFromU8, unzipSync } = await import("fflate");
  const file = write(
    sheets.map(({ name, header }) => ({
      sheet: name,
      data: [header.map((value) => ({ value, ...HEAD })), [WHOLE, BROKEN, TIME]],
      columns: header.map((_, column) => ({ width: column < 6 ? 18 : 14 })),
      stickyRowsCount: 1,
    })),
  );
  const parts = Object.entries(unzipSync(new Uint8Array(await file.toBuffer())));
  return parts.map(([name, bytes]) => ({ name, text: strFromU8(bytes) }));
}

const SAMPLE = /<row r="2">.*?s="(\d+)".*?s="(\d+)".*?s="(\d+)".*?<\/row>/s;

/** A workbook as it is written, a portion of rows at a time; the first sheet last, so that it may sum up the others. */
export async function* workbookPieces(sheets: readonly WorkbookSheet[]): AsyncGenerator<Uint8Array> {
  const { strToU8, Zip, ZipDeflate } = await import("fflate");
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const parts = await skeletonOf(sheets);
  const begin = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return (text: string, isLast = false) => file.push(strToU8(text), isLast);
  };
  const sheetName = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;
  const isSheet = (part: string) => sheets.some((_, index) => sheetName(index) === part);
  for (const { name, text } of parts) if (!isSheet(name)) begin(name)(text, true);
  for (const [index, { header, timeColumn = "", rows }] of [...sheets.entries()].reverse()) {
    const text = parts.find(({ name }) => name === sheetName(index))?.text ?? "";
    const [sample = "", whole = "", broken = "", time = ""] = SAMPLE.exec(text) ?? [];
    const [head = "", tail = ""] = text.split(sample);
    const push = begin(sheetName(index));
    push(head);
    let row = 1;
    const timeAt = header.indexOf(timeColumn);
    for await (const portion of rows()) {
      push(portion.map((cells) => rowXml(cells, ++row, { whole, broken, time }, timeAt)).join(""));
      yield* ready.splice(0);
    }
    push(tail, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
