import {
  bodyKeyOf,
  type CustomValue,
  customUidOf,
  type Fields,
  fieldWords,
  isCustomKey,
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
export function changeOf(cells: readonly CellChange[]): Change {
  const custom_values: Record<string, CustomValue | null> = {};
  const change: Change = {};
  for (const cell of cells) {
    if (isCustomKey(cell.columnKey)) custom_values[customUidOf(cell.columnKey)] = cell.value;
    else Object.assign(change, fieldOf(cell));
  }
  return Object.keys(custom_values).length === 0 ? change : { ...change, custom_values };
}

/** What the record holds, as the table's cell would. */
function presentValue(creator: ManagedCreator, columnKey: string): CellValue {
  if (isTags(columnKey)) return creator.tags.join("、");
  if (isMember(columnKey)) return creator.owner?.uid ?? null;
  if (isCustomKey(columnKey)) return creator.custom_values[customUidOf(columnKey)] ?? null;
  return (creator[columnKey as keyof ManagedCreator] as CellValue | undefined) ?? null;
}

/** What is needed to say a value in words: the members by name, and the company's own fields by their columns. */
export interface CellNames {
  readonly nameOf: (uid: string) => string | undefined;
  readonly customFields: Fields;
}

/** A value in the words of the table; blank is an empty text. */
export function cellWords(columnKey: string, value: CellValue, { nameOf, customFields }: CellNames): string {
  const field = fields[columnKey] ?? customFields[columnKey];
  if (!field) return String(value ?? "");
  return fieldWords(field, value, { nameOf: (uid) => nameOf(uid) ?? "" });
}

/** A tick that is off is kept as nothing at all. */
const heldAs = (value: CellValue) => (value === false ? "" : (value ?? ""));
const isSame = (a: CellValue, b: CellValue) => heldAs(a) === heldAs(b);

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
  names: CellNames,
): string {
  const theirName = (uid: string) => (uid === current.owner?.uid ? current.owner.name : names.nameOf(uid));
  const mine = cellWords(columnKey, value, names) || "空";
  const theirs =
    cellWords(columnKey, presentValue(current, columnKey), { ...names, nameOf: theirName }) || "空";
  return `ほかの人が先に変更しました。自分:「${mine}」／現在:「${theirs}」。もう一度入力すると上書きします。`;
}
