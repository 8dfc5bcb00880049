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
  /** The file of the archive that holds it, where the workbook names one. */
  readonly part?: string;
}

/** What a tag says of itself under a name, `r:id` also found as `id`. */
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, "g")) ?? [];

/**
 * Sheets that a spreadsheet shows, by what `xl/workbook.xml` says of them; `relationsXml` is
 * `xl/_rels/workbook.xml.rels`, which says where they are.
 */
export function sheetNames(workbookXml: string, relationsXml = ""): SheetName[] {
  const parts = new Map(
    tagsOf(relationsXml, "Relationship").map((tag) => {
      const target = attribute(tag, "Target") ?? "";
      return [attribute(tag, "Id"), target.startsWith("/") ? target.slice(1) : `xl/${target}`];
    }),
  );
  return tagsOf(workbookXml, "sheet").flatMap((tag, index): SheetName[] => {
    const name = attribute(tag, "name");
    const isHidden = /^(hidden|veryHidden)$/.test(attribute(tag, "state") ?? "");
    if (name === undefined || isHidden) return [];
    const part = parts.get(attribute(tag, "id"));
    return [{ position: index + 1, name: plainName(name), ...(part === undefined ? {} : { part }) }];
  });
}

const PLACE = Buffer.from(" r=");
const [TAG_BEGINS, TAG_ENDS, SLASH] = Buffer.from("<>/");

/** Whether a position of XML is inside of a tag that holds something, not in a text or in a tag that ends at once. */
function isInFilledTag(xml: Buffer, position: number): boolean {
  for (let at = position; at >= 0 && xml[at] !== TAG_BEGINS; at--) if (xml[at] === TAG_ENDS) return false;
  const end = xml.indexOf(">", position);
  return end > 0 && xml[end - 1] !== SLASH;
}

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * How many cells lie between the first one of a sheet and the farthest row and column in which its XML has something.
 * The reader holds every blank one of them: a single cell in the last row and column would take gigabytes.
 */
export function cellsWithin(xml: Uint8Array): number {
  const bytes = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength);
  let rows = 0;
  let columns = 0;
  for (let at = bytes.indexOf(PLACE); at >= 0; at = bytes.indexOf(PLACE, at + PLACE.length)) {
    const from = at + PLACE.length;
    const [, letters = "", row] =
      /^["']([A-Z]{1,3})(\d{1,7})["']/.exec(bytes.toString("latin1", from, from + 12)) ?? [];
    if (row === undefined || !isInFilledTag(bytes, at)) continue;
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  return rows * columns;
}
