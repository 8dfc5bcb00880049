import { type Carrier, trackingKey } from "@tsumugi/contract";

interface Named {
  readonly creator_uid: string;
  readonly display_name: string;
  readonly recipient: { readonly name: string };
}

export interface PastedNumbers {
  /** Number by creator. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Lines of which it is not known whose they are. */
  readonly unknown: readonly string[];
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

/** The one number of a line; undefined where it has none, or several of which any may be the parcel's. */
function numberIn(cells: readonly string[]): string | undefined {
  const found = [...new Set(cells.filter(isNumber).map(trackingKey))];
  const likely = found.filter((number) => !looksElse(number));
  const [number, ...others] = likely.length > 0 ? likely : found;
  return others.length === 0 ? number : undefined;
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
 */
export function pastedNumbers(
  text: string,
  rows: readonly Named[],
  taken: readonly string[] = [],
): PastedNumbers {
  const saved = new Set(taken.map(trackingKey));
  const all = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const lines = all.filter((line) => !cellsOf(line).some((cell) => saved.has(trackingKey(cell))));
  const isList = lines.every((line) => isNumber(line));
  const people = rows.map(known);
  const read = lines.map((line, index) => {
    const cells = cellsOf(line);
    const names = cells.filter((cell) => !isNumber(cell)).map(plain);
    return { line, number: numberIn(cells), row: isList ? rows[index] : rowNamed(names, people) };
  });
  const saidOf = Map.groupBy(read, ({ row }) => row?.creator_uid);
  const numbers = new Map<string, string>();
  const unknown: string[] = [];
  for (const { line, number, row } of read) {
    const isOne = new Set(saidOf.get(row?.creator_uid)?.map((other) => other.number)).size === 1;
    if (number && row && isOne) numbers.set(row.creator_uid, number);
    // A heading has no digits and is nobody's parcel.
    else if (/\d/.test(line.normalize("NFKC"))) unknown.push(line);
  }
  const isSaved = lines.length < all.length && numbers.size + unknown.length === 0;
  return { numbers, unknown, isSaved };
}

/** Carriers whose numbers have this form, to be offered first. */
export const likelyCarrier = (number: string): Carrier | null =>
  /^[A-Z]{2}\d{9}JP$/.test(number) ? "japan_post" : null;
