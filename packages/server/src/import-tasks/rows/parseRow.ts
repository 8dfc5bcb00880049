import {
  type CustomValue,
  type ImportField,
  type ImportMapping,
  importFieldLabels,
  isBlankText,
  managedCreatorFields,
  type Platform,
  platforms,
  searchKey,
  textLength,
} from "@tsumugi/contract";
import { unguardFormula } from "../../core/csv/writeCsv.ts";
import { accountKey } from "../../managed-creators/accounts.ts";
import {
  type ImportColumn,
  type ImportValues,
  importColumns,
} from "../../managed-creators/creatorColumns.ts";
import { splitPostalCode } from "../../managed-creators/postalAddress.ts";
import { accountCells, namedAccountCell } from "./accountCells.ts";
import { type Cell, cellReader, isNone, listCell, type MembersByWord, numberCell } from "./cells.ts";
import { type CustomCells, type CustomReader, NO_CUSTOM } from "./customCells.ts";
import { rowPlatform } from "./rowAccount.ts";
import { sumBeforeName } from "./sumRow.ts";

/** Single fields of a row. A blank cell is absent. */
export type RowFields = { [K in ImportColumn]?: NonNullable<ImportValues[K]> } & { display_name: string };

export interface RowAccount {
  readonly platform: Platform;
  readonly handle: string;
  /** Null: the file does not say. */
  readonly follower_count: number | null;
}

export interface ParsedRow {
  readonly fields: RowFields;
  readonly genre_uids: readonly string[];
  readonly tags: readonly string[];
  readonly accounts: readonly RowAccount[];
  /** Single fields whose cell is blank. */
  readonly blank: readonly ImportColumn[];
  readonly custom: CustomCells;
}

export interface RowProblem {
  readonly field: ImportField | null;
  readonly message: string;
}

export type Parsed = { readonly row: ParsedRow } | { readonly problems: readonly RowProblem[] };

const MAX_FOLLOWERS = 2_000_000_000;

type Reader = (cell: string, members: MembersByWord) => Cell<string | number | boolean>;
const readers = new Map<ImportColumn, Reader>(
  importColumns.map((name) => [name, cellReader(managedCreatorFields[name])]),
);

/** What cells may name: genres and members by their words → uid. */
export interface Known {
  /** By search key of the name. An unknown name is kept as a tag. */
  readonly genres: ReadonlyMap<string, string>;
  readonly members: MembersByWord;
  /** The company's own fields. */
  readonly custom?: readonly CustomReader[];
}

const NOBODY: MembersByWord = new Map();

/** What a cell that holds this text says of the field; undefined where it cannot be taken over. */
export function readField(field: keyof RowFields, text: string): string | number | boolean | undefined {
  const result = readers.get(field)?.(text.trim(), NOBODY);
  return result && "value" in result ? result.value : undefined;
}

/**
 * One record of the file → what it says about a creator, or everything that is wrong with it.
 */
export function parseRow(cells: readonly string[], mapping: ImportMapping, known: Known): Parsed {
  const problems: RowProblem[] = [];
  const byField = new Map<ImportField, string>();
  mapping.forEach((field, index) => {
    const cell = unguardFormula(cells[index] ?? "").trim();
    if (field && !isBlankText(cell)) byField.set(field, cell);
  });
  const extra = cells.slice(mapping.length).filter((cell) => cell.trim() !== "");
  if (extra.length > 0) {
    // The error file has no column for them: the message keeps what stands there.
    const held = extra.map((cell) => `「${cell.slice(0, 60)}」`).join("");
    problems.push({
      field: null,
      message: `列の数が見出しより多くなっています（余分: ${held.slice(0, 400)}）。余分な区切りがないか確認してください。`,
    });
  }
  if (cells.length < mapping.length) {
    problems.push({
      field: null,
      message: `列の数が見出しより少なくなっています（見出しは${mapping.length}列、この行は${cells.length}列）。区切りや改行が抜けていないか確認し、空の列も区切って入力してください。`,
    });
  }
  const fields: Partial<Record<keyof RowFields, string | number | boolean>> = {};
  for (const [field, read] of readers) {
    const cell = byField.get(field);
    if (cell === undefined) continue;
    const result = read(cell, known.members);
    if ("value" in result) fields[field] = result.value;
    // 「なし」 among registration numbers is a blank cell; where it is one of the words of a field, it was read.
    else if (isNone(cell)) byField.delete(field);
    else problems.push({ field, message: result.wrong });
  }
  const address = mapping.includes("postal_code") ? undefined : splitPostalCode(byField.get("address") ?? "");
  if (address && fields.address !== undefined)
    Object.assign(fields, { postal_code: address.code, address: address.rest });
  if (!byField.has("display_name")) {
    problems.push({
      field: "display_name",
      message: `${importFieldLabels.display_name}が空です。入力してください。`,
    });
  }
  const accounts = withFurther(
    [
      ...platforms.flatMap((platform) => readAccount(platform, byField, problems)),
      ...readRowAccount(byField, problems),
    ],
    byField.get("other_accounts"),
    problems,
  );
  const sum = byField.has("email") || accounts.length > 0 ? undefined : sumBeforeName(cells, mapping);
  if (sum) return { problems: [sum] };
  const { genre_uids, tags } = readLists(byField, known.genres, problems);
  const custom = readCustom(byField, mapping, known.custom ?? [], problems);
  if (problems.length > 0) return { problems };
  const blank = importColumns.filter((name) => mapping.includes(name) && !byField.has(name));
  return { row: { fields: fields as unknown as RowFields, genre_uids, tags, accounts, blank, custom } };
}

function readCustom(
  byField: ReadonlyMap<ImportField, string>,
  mapping: ImportMapping,
  readers: readonly CustomReader[],
  problems: RowProblem[],
): CustomCells {
  if (readers.length === 0) return NO_CUSTOM;
  const values: Record<string, CustomValue> = {};
  const blank: string[] = [];
  for (const { uid, key, field, read } of readers) {
    const cell = byField.get(key);
    if (cell === undefined) {
      if (mapping.includes(key)) blank.push(uid);
      continue;
    }
    const result = read(cell);
    if ("value" in result) values[uid] = result.value;
    // An option of this name may have been taken away meanwhile, which is said.
    else if (field.kind !== "choice" && isNone(cell)) blank.push(uid);
    else problems.push({ field: key, message: result.wrong });
  }
  return { values, blank };
}

/** The account of a row whose platform is said in another of its columns. */
function readRowAccount(byField: ReadonlyMap<ImportField, string>, problems: RowProblem[]): RowAccount[] {
  const named = rowPlatform(byField);
  if (named && "platform" in named) return readAccount(named.platform, byField, problems, "account");
  if (named) problems.push(named);
  return [];
}

/** `field`: the column of the account, with that of its followers beside it. */
function readAccount(
  platform: Platform,
  byField: ReadonlyMap<ImportField, string>,
  problems: RowProblem[],
  field: Platform | "account" = platform,
): RowAccount[] {
  const handleCell = byField.get(field);
  const countField = `${field}_followers` as const;
  const countCell = byField.get(countField);
  const hasCount = countCell !== undefined && !isNone(countCell);
  const count = hasCount ? numberCell(countCell, MAX_FOLLOWERS, "12000 や 1.2万") : undefined;
  if (count && "wrong" in count) problems.push({ field: countField, message: count.wrong });
  const follower_count = count && "value" in count ? count.value : null;
  if (handleCell === undefined || isNone(handleCell)) {
    if (follower_count) {
      const message = `${importFieldLabels[field]}が空です。アカウントを入力するか、この数を消してください。`;
      problems.push({ field: countField, message });
    }
    return [];
  }
  const handles = accountCells(handleCell, platform);
  if ("wrong" in handles) {
    problems.push({ field, message: handles.wrong });
    return [];
  }
  return handles.value.map((handle, index) => ({
    platform,
    handle,
    follower_count: index === 0 ? follower_count : null,
  }));
}

/** Accounts with a column of their own come first; one that is named again in the shared column is the same. */
function withFurther(
  accounts: readonly RowAccount[],
  cell: string | undefined,
  problems: RowProblem[],
): RowAccount[] {
  const byKey = new Map<string, RowAccount>();
  const add = (account: RowAccount) => {
    const key = accountKey(account);
    if (!byKey.has(key)) byKey.set(key, account);
  };
  for (const account of accounts) add(account);
  for (const part of cell === undefined || isNone(cell) ? [] : cell.split(/[、，,;；|｜\n]/u)) {
    if (part.trim() === "") continue;
    const account = namedAccountCell(part.trim());
    if ("wrong" in account) problems.push({ field: "other_accounts", message: account.wrong });
    else add(account.value);
  }
  const { label, max } = managedCreatorFields.accounts;
  if (byKey.size > max) {
    problems.push({ field: "other_accounts", message: `${label}は${max}件までです。減らしてください。` });
  }
  return [...byKey.values()];
}

function readLists(
  byField: ReadonlyMap<ImportField, string>,
  genres: ReadonlyMap<string, string>,
  problems: RowProblem[],
) {
  const listed = (name: "genres" | "tags") => {
    const cell = byField.get(name) ?? "";
    return isNone(cell) ? [] : listCell(cell);
  };
  const names = listed("genres");
  const genre_uids = [...new Set(names.flatMap((name) => genres.get(searchKey(name)) ?? []))];
  const unknown = names.filter((name) => !genres.has(searchKey(name)));
  const tags = [...new Set([...unknown, ...listed("tags")])];
  const tooMany = (name: "genres" | "tags", list: readonly string[]) => {
    const { label, max } = managedCreatorFields[name];
    if (list.length > max)
      problems.push({ field: name, message: `${label}は${max}個までです。減らしてください。` });
  };
  tooMany("genres", genre_uids);
  tooMany("tags", tags);
  const { maxEach } = managedCreatorFields.tags;
  const long = tags.find((tag) => textLength(tag) > maxEach);
  if (long) {
    problems.push({
      field: "tags",
      message: `タグ「${long.slice(0, 20)}…」が${maxEach}文字を超えています。短くしてください。`,
    });
  }
  return { genre_uids, tags };
}
