import { type Carrier, trackingKey } from "@tsumugi/contract";

interface Named {
  readonly creator_uid: string;
  readonly display_name: string;
  readonly recipient: { readonly name: string };
}

/**
 * Why a line is nobody's number: nobody known stands in it, their parcel is on its way, they have several numbers, or none
 * that can be read.
 */
export type LeftWhy = "nobody" | "sent" | "several" | "numberless";

export interface PastedNumbers {
  /** Number by creator. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Lines that are left for a person to look at. */
  readonly left: readonly { readonly line: string; readonly why: LeftWhy }[];
  /** There are numbers, and somebody has each of them already. */
  readonly isSaved: boolean;
}

/** A name without blanks and without the title that a list puts behind it. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/(?:様|さん)$/, "")
    .toLowerCase();
const isNumber = (cell: string) => /^(?=.*\d{5})[0-9A-Z]{6,30}$/.test(trackingKey(cell));
/** A telephone number, a postal code or a day: a carrier's list has them beside the number of the parcel. */
const looksElse = (number: string) => /^(?:0\d{9,10}|\d{7}|20\d{6})$/.test(number);

const cellsOf = (line: string): string[] => line.split(/[\t,]/).map((cell) => cell.trim());

/** The numbers of a line of which any may be the parcel's. */
function numbersIn(cells: readonly string[]): string[] {
  const found = [...new Set(cells.filter(isNumber).map(trackingKey))];
  const likely = found.filter((number) => !looksElse(number));
  return likely.length > 0 ? likely : found;
}

interface KnownRow {
  readonly row: Named;
  readonly names: ReadonlySet<string>;
}

const known = (row: Named): KnownRow => ({
  row,
  names: new Set([row.display_name, row.recipient.name].map(plain).filter(Boolean)),
});

/** The row with the most names of a line; undefined where two have as many: a parcel must not be somebody else's. */
function rowNamed(inLine: readonly string[], rows: readonly KnownRow[]): Named | undefined {
  const fits = rows.map(({ row, names }) => ({
    row,
    count: new Set(inLine.filter((name) => names.has(name))).size,
  }));
  const most = Math.max(0, ...fits.map(({ count }) => count));
  const [best, ...others] = most === 0 ? [] : fits.filter(({ count }) => count === most);
  return others.length === 0 ? best?.row : undefined;
}

/**
 * Numbers as they come from a sheet or a carrier's list: with a name in the line they belong to it, alone to the rows in
 * their order. What could be two people's, or several numbers of one, is left for a person to look at. A number that
 * somebody has already was pasted before: nobody else gets it.
 * @param taken numbers that are saved
 * @param sent rows whose parcel is on its way: a line that names one of them gives nobody a number
 */
export function pastedNumbers(
  text: string,
  rows: readonly Named[],
  taken: readonly string[] = [],
  sent: readonly Named[] = [],
): PastedNumbers {
  const saved = new Set(taken.map(trackingKey));
  const all = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const lines = all.filter((line) => !cellsOf(line).some((cell) => saved.has(trackingKey(cell))));
  const isList = lines.every((line) => isNumber(line));
  const people = rows.map(known);
  const served = sent.map(known);
  const read = lines.map((line, index) => {
    const cells = cellsOf(line);
    const names = cells.filter((cell) => !isNumber(cell)).map(plain);
    const row = isList ? rows[index] : rowNamed(names, people);
    return { line, found: numbersIn(cells), row, isServed: !isList && !row && rowNamed(names, served) };
  });
  const foundOf = Map.groupBy(read, ({ row }) => row?.creator_uid);
  const numbers = new Map<string, string>();
  const left: { line: string; why: LeftWhy }[] = [];
  for (const { line, found, row, isServed } of read) {
    const theirs = new Set(foundOf.get(row?.creator_uid)?.flatMap((other) => other.found));
    const [number] = found;
    if (row && number && theirs.size === 1) numbers.set(row.creator_uid, number);
    // A heading has no digits and is nobody's parcel.
    else if (/\d/.test(line.normalize("NFKC"))) {
      const why = number ? "several" : "numberless";
      left.push({ line, why: row ? why : isServed ? "sent" : "nobody" });
    }
  }
  const isSaved = lines.length < all.length && numbers.size + left.length === 0;
  return { numbers, left, isSaved };
}

/** Carriers whose numbers have this form, to be offered first. */
export const likelyCarrier = (number: string): Carrier | null =>
  /^[A-Z]{2}\d{9}JP$/.test(number) ? "japan_post" : null;
