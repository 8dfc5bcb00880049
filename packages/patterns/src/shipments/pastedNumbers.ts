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

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\s　様さん]/g, "")
    .toLowerCase();
const isNumber = (cell: string) => /^(?=.*\d{5})[0-9A-Z]{6,30}$/.test(trackingKey(cell));

const cellsOf = (line: string): string[] => line.split(/[\t,]/).map((cell) => cell.trim());

/**
 * Numbers as they come from a sheet or a carrier's list: with a name in the line they belong to it, alone to the rows in
 * their order. A number that somebody has already was pasted before: nobody else gets it.
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
  const numbers = new Map<string, string>();
  const unknown: string[] = [];
  const isList = lines.every((line) => isNumber(line));
  lines.forEach((line, index) => {
    const cells = cellsOf(line);
    const number = cells.find(isNumber);
    const names = cells.filter((cell) => cell !== number).map(plain);
    const row = isList
      ? rows[index]
      : rows.find((each) =>
          names.some(
            (name) => name !== "" && [each.display_name, each.recipient.name].map(plain).includes(name),
          ),
        );
    if (number && row) numbers.set(row.creator_uid, trackingKey(number));
    // A heading has no digits and is nobody's parcel.
    else if (/\d/.test(line)) unknown.push(line);
  });
  const isSaved = lines.length < all.length && numbers.size + unknown.length === 0;
  return { numbers, unknown, isSaved };
}

/** Carriers whose numbers have this form, to be offered first. */
export const likelyCarrier = (number: string): Carrier | null =>
  /^[A-Z]{2}\d{9}JP$/.test(number) ? "japan_post" : null;
