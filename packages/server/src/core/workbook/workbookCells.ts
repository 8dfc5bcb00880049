const DAY_MS = 24 * 60 * 60 * 1000;
/** Figures that a spreadsheet shows of a number; behind them stands what binary fractions leave. */
const FIGURES = 15;

const two = (value: number) => String(value).padStart(2, "0");

/** A date as people write it down, its time only where it has one. Workbooks know no time zones. */
function dateText(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time)) return "";
  const [day = ""] = date.toISOString().split("T");
  // Half a second: fractions of a day do not hit whole seconds.
  const rest = Math.round(((((time % DAY_MS) + DAY_MS) % DAY_MS) + 500) / 1000 - 0.5);
  if (rest === 0) return day;
  const clock = `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}`;
  // Serial numbers below one are a time of no day.
  return date.getUTCFullYear() < 1900 ? clock : `${day} ${clock}`;
}

/** A number as it was typed: `1.1`, not `1.1000000000000001`, and `12000`, not `1.2E4`. */
export function numberText(written: string): string {
  const value = Number(written);
  if (!Number.isFinite(value)) return written;
  const shown = Number.isSafeInteger(value) ? value : Number(value.toPrecision(FIGURES));
  const text = String(shown);
  return /e/i.test(text) ? written : text;
}

export type WorkbookCell = string | number | boolean | Date | null | undefined;

/** What a cell says, as text. */
export function cellText(cell: WorkbookCell): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  return String(cell);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const plainName = (name: string) =>
  name
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, word) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return word ? (entities[word] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

export interface SheetName {
  /** From 1, among all sheets of the workbook. */
  readonly position: number;
  readonly name: string;
}

/** Sheets that a spreadsheet shows, by what `xl/workbook.xml` says of them. */
export function sheetNames(workbookXml: string): SheetName[] {
  const tags = workbookXml.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return tags.flatMap((tag, index): SheetName[] => {
    const [, name] = /\sname\s*=\s*"([^"]*)"/.exec(tag) ?? /\sname\s*=\s*'([^']*)'/.exec(tag) ?? [];
    const isHidden = /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(tag);
    return name === undefined || isHidden ? [] : [{ position: index + 1, name: plainName(name) }];
  });
}
