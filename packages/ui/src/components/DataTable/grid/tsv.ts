/** The clipboard formats that Excel and Google スプレッドシート read and write. */

export type TextGrid = readonly (readonly string[])[];

const NEEDS_QUOTES = /["\t\r\n]/;

/**
 * Rows of cells → TSV. Cells with tabs, line breaks or quotes are quoted; lines end in CRLF as Excel writes
 * them.
 */
export const toTsv = (grid: TextGrid): string =>
  grid
    .map((row) =>
      row.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t"),
    )
    .join("\r\n");

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** The same cells as an HTML table, for mail and documents. */
export const toHtmlTable = (grid: TextGrid): string => {
  const rows = grid.map(
    (row) =>
      `<tr>${row.map((cell) => `<td>${escapeHtml(cell).replace(/\r?\n/g, "<br>")}</td>`).join("")}</tr>`,
  );
  return `<table>${rows.join("")}</table>`;
};

/**
 * TSV → rows of cells. A quote opens a cell only at its start (5" stays 5"), `""` inside is one quote, and
 * line breaks inside quotes belong to the cell. A line break at the end of the text does not add a row.
 */
export function parseTsv(text: string): string[][] {
  const grid: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = text.length;
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : undefined;
    if (quoted) {
      row.push(quoted.cell);
      at = quoted.next;
    } else {
      let stop = at;
      while (stop < end && text[stop] !== "\t" && text[stop] !== "\n" && text[stop] !== "\r") stop += 1;
      row.push(text.slice(at, stop));
      at = stop;
    }
    if (at < end && text[at] === "\t") {
      at += 1;
      continue;
    }
    grid.push(row);
    row = [];
    if (at >= end) break;
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    if (at >= end) break;
  }
  return grid;
}

/**
 * Reads a quoted cell. Returns undefined if the quote is not closed before a separator: then it is plain
 * text.
 */
function readQuoted(text: string, start: number): { cell: string; next: number } | undefined {
  let cell = "";
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return undefined;
    cell += text.slice(at, close);
    const after = text[close + 1];
    if (after === '"') {
      cell += '"';
      at = close + 2;
      continue;
    }
    return after === undefined || after === "\t" || after === "\n" || after === "\r"
      ? { cell, next: close + 1 }
      : undefined;
  }
}
