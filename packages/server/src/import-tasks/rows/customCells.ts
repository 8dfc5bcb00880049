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
