import { parentPort, workerData } from "node:worker_threads";
import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/universal";
import type { WorkbookAnswer, WorkbookAsked } from "./workbookAnswer.ts";
import {
  cellsWithin,
  cellText,
  numberText,
  type SheetName,
  sheetNames,
  type WorkbookCell,
} from "./workbookCells.ts";

/**
 * Bytes that the XML of a workbook may come to. It is told before anything is inflated: a few kilobytes can hold
 * gigabytes. The inflater allocates what the archive declares and never writes beyond that, so a false size gains nothing.
 */
const MAX_XML_BYTES = 320 * 1024 * 1024;
/** Cells of a sheet, blank ones between them counted: 100,000 rows of 40 columns. */
const MAX_CELLS = 4_000_000;

/**
 * Bytes between two marks of the XML: what Excel lets stand in a cell, each character of it escaped. For a longer text the
 * reader takes time by its square, so that a few kilobytes of archive would hold a core for minutes.
 */
const MAX_TEXT_BYTES = 6 * 32_767;
const MARK = "<".charCodeAt(0);

function isLong(xml: Uint8Array): boolean {
  let from = 0;
  for (let next = xml.indexOf(MARK); next >= 0; next = xml.indexOf(MARK, from)) {
    if (next - from > MAX_TEXT_BYTES) return true;
    from = next + 1;
  }
  return xml.length - from > MAX_TEXT_BYTES;
}

/** Looks at one part after the other, so that no two of them are held at a time. A short part needs no look: it fits. */
function holdsLongText(bytes: Uint8Array): boolean {
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (/^xl\/.*\.xml$/.test(name) && originalSize > MAX_TEXT_BYTES) names.push(name);
      return false;
    },
  });
  return names.some((name) => isLong(partOf(bytes, name)));
}

/** One file of the archive; empty where it has none of that name. */
const partOf = (bytes: Uint8Array, name: string): Uint8Array =>
  unzipSync(bytes, { filter: (file) => file.name === name })[name] ?? new Uint8Array();

/** Text that the database refuses, or would change silently. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

function contentsOf(bytes: Uint8Array): { xml: number; workbook: string | undefined; relations: string } {
  let xml = 0;
  const { [WORKBOOK]: workbook, [RELATIONS]: relations = new Uint8Array() } = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (/\.xml(\.rels)?$/.test(name)) xml += originalSize;
      return (name === WORKBOOK || name === RELATIONS) && originalSize < 1024 * 1024;
    },
  });
  return { xml, workbook: workbook && strFromU8(workbook), relations: strFromU8(relations) };
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

/** Rows of a sheet as text, without the blank ones and the blank columns at its end. */
async function rowsOf(bytes: Uint8Array, { position, part }: SheetName): Promise<string[][]> {
  if (part !== undefined && cellsWithin(partOf(bytes, part)) > MAX_CELLS)
    throw new RangeError("too many cells");
  const { buffer } = bytes;
  const cells = (await readSheet(buffer as ArrayBuffer, position, {
    parseNumber: numberText,
    trim: false,
  })) as WorkbookCell[][];
  if (cells.length * (cells[0]?.length ?? 0) > MAX_CELLS) throw new RangeError("too many cells");
  const rows = cells.map((row) => row.map(cellText));
  while (rows.length > 0 && isBlank(rows.at(-1) ?? [])) rows.pop();
  return rows;
}

/** The header says how wide the table is; a remark beside it is part of its row and told there. */
function withoutBlankColumns(rows: readonly string[][]): string[][] {
  const width = rows.reduce((most, row) => {
    const last = row.findLastIndex((cell) => cell.trim() !== "");
    return Math.max(most, last + 1);
  }, 0);
  return rows.map((row) => row.slice(0, width));
}

/**
 * How much a sheet looks like the list: a cover or an explanation stands before it in many workbooks, and has one column
 * or one row.
 */
function listLikeness(rows: readonly string[][]): number {
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== "").length);
  if (filled.filter((count) => count > 1).length > 1) return 2;
  return filled.filter((count) => count > 0).length > 1 ? 1 : 0;
}

const LIST = 2;

async function read({ bytes, sheet }: WorkbookAsked): Promise<WorkbookAnswer> {
  const { xml, workbook, relations } = contentsOf(bytes);
  if (workbook === undefined) return { wrong: "no_workbook" };
  if (xml > MAX_XML_BYTES) return { wrong: "too_big" };
  const sheets = sheetNames(workbook, relations);
  const asked = sheet === undefined ? sheets : sheets.filter(({ name }) => name === sheet);
  if (asked.length === 0) return { wrong: "no_sheet" };
  if (holdsLongText(bytes)) return { wrong: "long_text" };
  let best: { rows: string[][]; name: string; likeness: number } | undefined;
  for (const one of asked) {
    const rows = withoutBlankColumns(await rowsOf(bytes, one));
    if (rows.length === 0) continue;
    const likeness = listLikeness(rows);
    if (!best || likeness > best.likeness) best = { rows, name: one.name, likeness };
    if (likeness === LIST) break;
  }
  if (!best) return { wrong: "empty" };
  const { rows, name } = best;
  const broken = rows.findIndex((row) => !row.every(isStorable));
  if (broken >= 0) return { wrong: "unstorable", row: broken + 1 };
  const text = `${Papa.unparse(
    rows.map((row) => (isBlank(row) ? [""] : row)),
    { newline: "\n" },
  )}\n`;
  return { text, sheet: name, names: sheets.map((one) => one.name) };
}

const answer = await read(workerData as WorkbookAsked).catch(
  (error: unknown): WorkbookAnswer => ({ wrong: error instanceof RangeError ? "too_big" : "broken" }),
);
parentPort?.postMessage(answer);
