import type { CsvEncoding } from "@tsumugi/contract";
import { searchKey } from "@tsumugi/contract";
import { guardFormula, throughCp932, unguardFormula } from "../../core/csv/index.ts";
import { accountKey } from "../../managed-creators/accounts.ts";
import { importedOf } from "../../managed-creators/creatorColumns.ts";
import type { ManagedCreatorRow } from "../../managed-creators/managedCreatorRows.repository.ts";
import { type MembersByWord, memberWord } from "./cells.ts";
import { calledKey, type Existing, mailKey, nameKey, secondKey } from "./judgeRow.ts";

/** Search key of a genre's name → its uid. */
export const byName = (genres: readonly { uid: string; name: string }[]): Map<string, string> =>
  new Map(genres.map(({ uid, name }) => [searchKey(name), uid]));

/** Members of the company as cells name them: by their name, by its first part alone, and by their address. */
export function membersByWord(
  colleagues: readonly { uid: string; name: string; email: string }[],
): MembersByWord {
  const members = new Map<string, string | null>();
  const add = (word: string, uid: string) =>
    members.set(word, members.has(word) && members.get(word) !== uid ? null : uid);
  for (const { uid, name } of colleagues) {
    add(memberWord(name), uid);
    const [family = ""] = name.trim().split(/\s+/u);
    if (family !== "") add(memberWord(family), uid);
  }
  for (const { uid, email } of colleagues) members.set(memberWord(email), uid);
  return members;
}

/** A text as a file in Shift_JIS gives it back; what has lost the letter that it was guarded for keeps its apostrophe. */
export const asWritten = (text: string): string => unguardFormula(throughCp932(String(guardFormula(text))));
/** How a file of the encoding gives a text back, where that is not as it stands. */
export const writtenIn = (encoding: CsvEncoding) => (encoding === "cp932" ? asWritten : undefined);
const toExisting = (
  { uid, row, accounts, genres: list }: ManagedCreatorRow,
  encoding: CsvEncoding,
): Existing => ({
  uid,
  archived: row.archived_at !== null,
  updated_at: row.updated_at,
  fields: importedOf(row),
  tags: row.tags,
  genre_uids: list.map((genre) => genre.uid),
  accounts,
  custom: row.custom_values,
  ...(encoding === "cp932" && { written: asWritten }),
});

/** Records that rows may stand for, under all keys they are found by. */
export function lookupOf(
  records: readonly ManagedCreatorRow[],
  encoding: CsvEncoding,
): Map<string, Existing> {
  const lookup = new Map<string, Existing>();
  const byWrittenName: [key: string, existing: Existing][] = [];
  for (const record of records) {
    const existing = toExisting(record, encoding);
    for (const account of existing.accounts) lookup.set(accountKey(account), existing);
    // Without account and mail the name alone stands for a record that has neither.
    const { display_name, email } = existing.fields;
    for (const key of [calledKey(display_name), ...(email ? [mailKey(email)] : [])])
      lookup.set(lookup.has(key) ? secondKey(key) : key, existing);
    if (!email && existing.accounts.length > 0) continue;
    lookup.set(nameKey(display_name, email), existing);
    if (existing.written) byWrittenName.push([nameKey(existing.written(display_name), email), existing]);
  }
  for (const [key, existing] of byWrittenName) if (!lookup.has(key)) lookup.set(key, existing);
  return lookup;
}
