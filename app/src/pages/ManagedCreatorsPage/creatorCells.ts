import {
  bodyKeyOf,
  type Fields,
  fieldWords,
  type ManagedCreator,
  type ManagedCreatorUpdateBody,
  managedCreatorFields,
} from "@tsumugi/contract";
import { readTags } from "@tsumugi/patterns";
import type { CellChange, CellValue } from "@tsumugi/ui";

type Change = Omit<ManagedCreatorUpdateBody, "version" | "restore">;

const fields: Fields = managedCreatorFields;
const isTags = (columnKey: string) => fields[columnKey]?.kind === "tags";
const isMember = (columnKey: string) => fields[columnKey]?.kind === "member";

/** One cell of the table as a field of the record. */
const fieldOf = ({ columnKey, value }: CellChange): Change => {
  const held = isTags(columnKey) ? readTags(String(value ?? "")) : value;
  return { [bodyKeyOf(fields, columnKey)]: held } as Change;
};

/** Cells of one record as the change that saves them all at once. */
export const changeOf = (cells: readonly CellChange[]): Change => Object.assign({}, ...cells.map(fieldOf));

/** What the record holds, as the table's cell would. */
function presentValue(creator: ManagedCreator, columnKey: string): CellValue {
  if (isTags(columnKey)) return creator.tags.join("、");
  if (isMember(columnKey)) return creator.owner?.uid ?? null;
  return (creator[columnKey as keyof ManagedCreator] as CellValue | undefined) ?? null;
}

/** A value in the words of the table; blank is an empty text. `nameOf` knows the members. */
export function cellWords(
  columnKey: string,
  value: CellValue,
  nameOf: (uid: string) => string | undefined,
): string {
  const field = fields[columnKey];
  if (!field) return String(value ?? "");
  return fieldWords(field, value, { nameOf: (uid) => nameOf(uid) ?? "" });
}

const isSame = (a: CellValue, b: CellValue) => (a ?? "") === (b ?? "");

/**
 * Cells of a record that somebody else saved meanwhile: `free` are those that nobody touched, or that both put the
 * same into; `taken` are those that hold something else by now.
 */
export function splitStale(cells: readonly CellChange[], current: ManagedCreator) {
  const isFree = ({ columnKey, previous, value }: CellChange) => {
    const present = presentValue(current, columnKey);
    return isSame(present, previous) || isSame(present, value);
  };
  return { free: cells.filter(isFree), taken: cells.filter((cell) => !isFree(cell)) };
}

/** Both versions side by side at the cell: what is typed stays there, and typing it again writes it over. */
export function staleMessage(
  { columnKey, value }: CellChange,
  current: ManagedCreator,
  nameOf: (uid: string) => string | undefined,
): string {
  const theirName = (uid: string) => (uid === current.owner?.uid ? current.owner.name : nameOf(uid));
  const mine = cellWords(columnKey, value, nameOf) || "空";
  const theirs = cellWords(columnKey, presentValue(current, columnKey), theirName) || "空";
  return `ほかの人が先に変更しました。自分:「${mine}」／現在:「${theirs}」。もう一度入力すると上書きします。`;
}
