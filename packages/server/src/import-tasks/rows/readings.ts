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
  type Platform,
  platformLabels,
  platforms,
  searchKey,
} from "@tsumugi/contract";
import { unguardFormula } from "../../core/csv/writeCsv.ts";
import { accountKey, isPlatform } from "../../managed-creators/accounts.ts";
import { importColumns } from "../../managed-creators/creatorColumns.ts";
import { accountCells } from "./accountCells.ts";
import { isNone, listCell, wholeNumber } from "./cells.ts";
import type { ParsedRow, RowFields } from "./parseRow.ts";
import { rowPlatform } from "./rowAccount.ts";

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

/** The accounts of a cell as they are stored. */
function handlesIn(typed: string, platform: Platform): readonly string[] {
  const read = isNone(typed) ? undefined : accountCells(typed, platform);
  return read && "value" in read ? read.value : [];
}

function storedWords(
  field: BuiltInImportField,
  typed: string,
  { fields, tags, genre_uids }: ParsedRow,
  names: Names,
): string {
  if (field === "tags") return tags.join("、");
  if (field === "genres") return genre_uids.map((uid) => names.get(uid) ?? uid).join("、");
  if (isPlatform(field)) return handlesIn(typed, field).join("、");
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

/** The accounts that the row's column of platforms decides on, as they were read; the file's followers are the first one's. */
function rowAccountsOf(cells: readonly string[], mapping: ImportMapping, { accounts }: ParsedRow) {
  const byField = new Map<ImportField, string>();
  mapping.forEach((field, index) => {
    const typed = unguardFormula(cells[index] ?? "").trim();
    if (field && typed !== "") byField.set(field, typed);
  });
  const named = rowPlatform(byField);
  if (!named || !("platform" in named)) return [];
  const { platform } = named;
  return handlesIn(byField.get("account") ?? "", platform).flatMap((handle) => {
    const key = accountKey({ platform, handle });
    return accounts.find((one) => accountKey(one) === key) ?? [];
  });
}

/** Which platform an account becomes is said of every row: nothing in its own cell does. */
function rowAccountReading(
  field: "account" | "account_followers",
  typed: string,
  accounts: ParsedRow["accounts"],
): Reading[] {
  const [first] = accounts;
  if (!first) return [];
  if (field === "account") {
    const handles = accounts.map(({ handle }) => handle).join("、");
    return [{ field, before: typed, after: `${platformLabels[first.platform]} ${handles}` }];
  }
  const stored = first.follower_count?.toLocaleString("ja-JP") ?? "";
  const isSaid = wholeNumber(typed) === first.follower_count && isAsTyped(typed, stored);
  return isSaid ? [] : [{ field, before: typed, after: stored }];
}

/** Cells of a new record that are stored otherwise than they were typed: 「5万」 as ¥50,000, 「美用」 as a tag. */
export function readingsOf(
  cells: readonly string[],
  mapping: ImportMapping,
  row: ParsedRow,
  names: Names,
  custom: Fields = {},
): Reading[] {
  const rowAccounts = rowAccountsOf(cells, mapping, row);
  const readings = mapping.flatMap((field, index): Reading[] => {
    const typed = unguardFormula(cells[index] ?? "").trim();
    if (!field || typed === "" || field === "other_accounts" || field === "platform") return [];
    if (field === "account" || field === "account_followers")
      return rowAccountReading(field, typed, rowAccounts);
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
    const stored = storedWords(field, typed, row, names);
    return isSame(field, typed, stored) ? [] : [{ field, before: typed, after: stored }];
  });
  // A genre that is none becomes a tag, and the code before an address the postal code, whether or not the file has a column of them.
  const others: readonly Reading[] = [
    { field: "tags", before: "", after: row.tags.join("、") },
    { field: "postal_code", before: "", after: row.fields.postal_code ?? "" },
  ];
  return [...readings, ...others.filter(({ field, after }) => after !== "" && !mapping.includes(field))];
}
