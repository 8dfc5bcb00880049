import type { CsvCell } from "../core/csv/index.ts";

export interface WorkbookSheet {
  readonly name: string;
  /** The first row is the heading. */
  readonly rows: readonly (readonly CsvCell[])[];
}

export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const HEAD = { fontWeight: "bold", backgroundColor: "#eef1f4" } as const;

/** A text is always stored as a text: a spreadsheet runs nothing that somebody wrote, and it needs no apostrophe. */
function cellOf(cell: CsvCell, isHead: boolean) {
  if (cell === null || cell === undefined || cell === "") return null;
  if (typeof cell === "number") {
    return { value: cell, type: Number, format: Number.isInteger(cell) ? "#,##0" : "#,##0.00##" };
  }
  return { value: String(cell), type: String, ...(isHead && HEAD) };
}

/** A workbook as bytes. The library is loaded with the first one. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: write } = await import("write-excel-file/node");
  const file = write(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) => row.map((cell) => cellOf(cell, index === 0))),
      columns: (rows[0] ?? []).map((_, column) => ({ width: column < 6 ? 18 : 14 })),
      stickyRowsCount: 1,
    })),
  );
  return new Uint8Array(await file.toBuffer());
}
