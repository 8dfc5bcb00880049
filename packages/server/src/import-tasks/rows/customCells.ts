import {
  type CustomFieldLook,
  type CustomKey,
  type CustomValue,
  type CustomValues,
  customFieldOf,
  customKey,
  type Field,
  type ImportMapping,
  inOneLine,
  isBlankCustom,
  isCustomKey,
  searchKey,
} from "@tsumugi/contract";
import { type Cell, cellReader, type MembersByWord } from "./cells.ts";

/** The company's own fields as cells are read into them. */
export interface CustomReader {
  readonly uid: string;
  readonly key: CustomKey;
  readonly field: Field;
  readonly read: (cell: string) => Cell<string | number | boolean>;
}

const NOBODY: MembersByWord = new Map();

/** `written`: a text as a file of the import's encoding gives it back, where that loses characters. */
export function customReaders(
  fields: readonly CustomFieldLook[],
  written?: (text: string) => string,
): CustomReader[] {
  return fields.map((look) => {
    const declared = customFieldOf(look);
    const choices = Object.fromEntries(
      look.options.map(({ uid, label }) => [written?.(label) ?? label, uid]),
    );
    const field: Field = declared.kind === "choice" ? { ...declared, csv: { choices } } : declared;
    const read = cellReader(field);
    return { uid: look.uid, key: customKey(look.uid), field, read: (cell) => read(cell, NOBODY) };
  });
}

/** What an import reads into, as it began, and what of it has been taken away since. */
export interface StandingFields {
  /** The fields as the file names their options, without the options that are gone. */
  readonly fields: readonly CustomFieldLook[];
  readonly goneFields: readonly CustomFieldLook[];
  readonly goneOptions: readonly CustomFieldLook["options"][number][];
}

/** `present`: the fields that are not deleted now. A new name of an option is not the one in the file: the old one stays. */
export function standingFields(
  began: readonly CustomFieldLook[],
  present: readonly CustomFieldLook[],
): StandingFields {
  const now = new Map(present.map((field) => [field.uid, field]));
  const stands = (field: CustomFieldLook) => (option: { readonly uid: string }) =>
    now.get(field.uid)?.options.some(({ uid }) => uid === option.uid) ?? false;
  const kept = began.filter(({ uid }) => now.has(uid));
  return {
    fields: kept.map((field) => ({ ...field, options: field.options.filter(stands(field)) })),
    goneFields: began.filter(({ uid }) => !now.has(uid)),
    goneOptions: kept.flatMap((field) => field.options.filter((option) => !stands(field)(option))),
  };
}

/** The same where nothing more has been taken away. */
export const standingKey = ({ goneFields, goneOptions }: StandingFields): string =>
  [...goneFields, ...goneOptions].map(({ uid }) => uid).join(" ");

/** Fields as they stand while an import runs: a row that names something that is gone says so, and is not taken over. */
export function standingReaders(
  { fields, goneFields, goneOptions }: StandingFields,
  written?: (text: string) => string,
): CustomReader[] {
  const removed = new Set(goneOptions.map(({ label }) => searchKey(written?.(label) ?? label)));
  const readers = customReaders(fields, written).map((reader): CustomReader => {
    if (removed.size === 0 || reader.field.kind !== "choice") return reader;
    return {
      ...reader,
      read: (cell) => {
        const result = reader.read(cell);
        if (!("wrong" in result) || !removed.has(searchKey(cell.trim()))) return result;
        return {
          wrong: `「${cell.trim()}」は、取込の途中で選択肢から外されました。ほかの選択肢に変えて、この行をもう一度取り込んでください。`,
        };
      },
    };
  });
  const gone = customReaders(goneFields).map((reader, index): CustomReader => {
    const label = goneFields[index]?.label ?? "";
    const wrong = `「${label}」の項目は、取込の途中で削除されました。この列の値を消すか、ほかの項目に移して、この行をもう一度取り込んでください。`;
    return { ...reader, read: () => ({ wrong }) };
  });
  return [...readers, ...gone];
}

/** Without fields that are deleted or archived by now: what an earlier import used may be gone. */
export const withKnownFields = (
  mapping: ImportMapping,
  fields: readonly CustomFieldLook[],
): ImportMapping => {
  const known = new Set<string>(fields.map(({ uid }) => customKey(uid)));
  return mapping.map((name) => (name !== null && isCustomKey(name) && !known.has(name) ? null : name));
};

/** What a row says of these fields. */
export interface CustomCells {
  readonly values: CustomValues;
  /** Uids of fields whose cell is blank. */
  readonly blank: readonly string[];
}

export const NO_CUSTOM: CustomCells = { values: {}, blank: [] };

const asKept = (text: string) => inOneLine(text).trim();

function isSame(
  said: CustomValue,
  held: CustomValue | undefined,
  written?: (text: string) => string,
): boolean {
  if (said === held || (isBlankCustom(said) && isBlankCustom(held))) return true;
  if (typeof said !== "string" || typeof held !== "string") return false;
  return asKept(held) === said || asKept(written?.(held) ?? held) === said;
}

/** What a row says differently from a record; null empties a field. */
export function customChange(
  { values, blank }: CustomCells,
  held: CustomValues,
  { clears, written }: { readonly clears: boolean; readonly written?: (text: string) => string },
): Record<string, CustomValue | null> {
  const said = Object.entries(values).filter(([uid, value]) => !isSame(value, held[uid], written));
  const emptied = clears ? blank.filter((uid) => held[uid] !== undefined) : [];
  return { ...Object.fromEntries(said), ...Object.fromEntries(emptied.map((uid) => [uid, null])) };
}
