import {
  type BuiltInImportField,
  type CustomKey,
  customUidOf,
  type Fields,
  type FieldValue,
  fieldWords,
  type ImportField,
  type ImportMapping,
  type ImportPreviewRow,
  isCustomKey,
  managedCreatorFields,
  platforms,
  searchKey,
} from "@tsumugi/contract";
import { unguardFormula } from "../../core/csv/writeCsv.ts";
import { isPlatform } from "../../managed-creators/accounts.ts";
import { importColumns } from "../../managed-creators/creatorColumns.ts";
import { listCell, wholeNumber } from "./cells.ts";
import type { ParsedRow, RowFields } from "./parseRow.ts";

type Reading = ImportPreviewRow["changes"][number];

const DAYS: ReadonlySet<ImportField> = new Set(
  importColumns.filter((name) => managedCreatorFields[name].kind === "day"),
);

/** Names of genres and members by uid. */
export type Names = ReadonlyMap<string, string>;

const plain = (text: string) => searchKey(text).replace(/[\s,，¥￥円人]/g, "");

/** Whether people would say that the cell already is what gets stored: a comma in a number is nobody's surprise. */
const isAsTyped = (typed: string, stored: string) =>
  plain(typed) === plain(stored) || searchKey(typed.trim()) === searchKey(stored);

function storedWords(
  field: BuiltInImportField,
  { fields, tags, genre_uids, accounts }: ParsedRow,
  names: Names,
): string {
  if (field === "tags") return tags.join("、");
  if (field === "genres") return genre_uids.map((uid) => names.get(uid) ?? uid).join("、");
  if (isPlatform(field)) return accounts.find(({ platform }) => platform === field)?.handle ?? "";
  const value: FieldValue = fields[field as keyof RowFields];
  return fieldWords(managedCreatorFields[field as keyof RowFields], value, {
    nameOf: (uid) => names.get(uid),
  });
}

/** What people call the same list: the order and the marks between its parts do not count. */
const listKey = (text: string) => listCell(text).map(searchKey).toSorted().join("\n");

function isSame(field: ImportField, typed: string, stored: string): boolean {
  if (field === "tags" || field === "genres") return listKey(typed) === listKey(stored);
  if (isPlatform(field)) return searchKey(typed.replace(/^[@＠]/u, "")) === searchKey(stored);
  return isAsTyped(typed, stored);
}

function customReading(name: CustomKey, typed: string, { custom }: ParsedRow, fields: Fields): Reading[] {
  const field = fields[name];
  const value = custom.values[customUidOf(name)];
  if (!field || value === undefined || value === typed) return [];
  const stored = fieldWords(field, value);
  return isAsTyped(typed, stored) ? [] : [{ field: name, before: typed, after: stored }];
}

/** Cells of a new record that are stored otherwise than they were typed: 「5万」 as ¥50,000, 「美用」 as a tag. */
export function readingsOf(
  cells: readonly string[],
  mapping: ImportMapping,
  row: ParsedRow,
  names: Names,
  custom: Fields = {},
): Reading[] {
  const readings = mapping.flatMap((field, index): Reading[] => {
    const typed = unguardFormula(cells[index] ?? "").trim();
    if (!field || typed === "" || field === "other_accounts") return [];
    if (isCustomKey(field)) return customReading(field, typed, row, custom);
    const platform = platforms.find((one) => field === `${one}_followers`);
    if (platform) {
      const count = row.accounts.find((account) => account.platform === platform)?.follower_count;
      const stored = count?.toLocaleString("ja-JP") ?? "";
      return wholeNumber(typed) === count && isAsTyped(typed, stored)
        ? []
        : [{ field, before: typed, after: stored }];
    }
    // A day that is written as it is stored: that the screen shows it with its weekday is no other reading.
    if (DAYS.has(field) && row.fields[field as keyof RowFields] === typed) return [];
    const stored = storedWords(field, row, names);
    return isSame(field, typed, stored) ? [] : [{ field, before: typed, after: stored }];
  });
  // A genre that is none becomes a tag, whether or not the file has a column of tags.
  const tags: Reading = { field: "tags", before: "", after: row.tags.join("、") };
  return mapping.includes("tags") || row.tags.length === 0 ? readings : [...readings, tags];
}
