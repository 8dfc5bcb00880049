import {
  type CustomValues,
  columnsMergedWith,
  type Field,
  isPart,
  type MergeField,
  managedCreatorFields,
  mergeFields,
  type mergeManagedCreators,
  type ParsedBodyOf,
  textLength,
} from "@tsumugi/contract";
import { type Account, accountKey, sumShown } from "../accounts.ts";
import type { ManagedCreatorChange } from "../managed-creators.repository.ts";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";
import { searchSource } from "../searchSource.ts";

export type MergeChoices = ParsedBodyOf<typeof mergeManagedCreators>["choices"];

type CustomChoices = ParsedBodyOf<typeof mergeManagedCreators>["custom_choices"];

type Record_ = ManagedCreatorRow["row"];

/** Columns behind a field of the dialog; what is shown together is taken together. */
const columns = new Map(
  mergeFields
    .filter((name) => !isPart(managedCreatorFields[name]))
    .map((name) => [name, columnsMergedWith(managedCreatorFields, name) as (keyof Record_)[]]),
);

const pick = (row: Record_, keys: readonly (keyof Record_)[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

/** Fields of which both sides can be kept, with how much of them one record holds. */
const joined = mergeFields.flatMap((name) => {
  const field: Field = managedCreatorFields[name];
  return field.merge === "both" && "max" in field ? [{ name, field, max: field.max }] : [];
});

/** Both sides of one column: of a list each entry once, of a text one below the other. */
const bothOf = (left: unknown, right: unknown) =>
  Array.isArray(left) && Array.isArray(right)
    ? unique([...left, ...right], (entry) => entry)
    : [left, right].filter(Boolean).join("\n");

/** Why both sides together do not fit into one record; it could not be edited afterwards. Undefined when they do. */
export function whyTooMuch(
  { fields, accounts, genre_uids }: ReturnType<typeof mergedRecord>,
  choices: MergeChoices,
): string | undefined {
  const parts: Readonly<Record<string, readonly unknown[]>> = { accounts, genres: genre_uids };
  const sizeOf = (name: MergeField) => {
    const value = parts[name] ?? fields[name as keyof ManagedCreatorChange];
    if (typeof value === "string") return textLength(value);
    return Array.isArray(value) ? value.length : 0;
  };
  const over = joined.find(({ name, max }) => choices[name] === "both" && sizeOf(name) > max);
  if (!over) return undefined;
  const { name, field, max } = over;
  const unit = field.kind === "multiline" || field.kind === "text" ? "文字" : "個";
  const count = (value: number) => `${value.toLocaleString("ja-JP")}${unit}`;
  return `${field.label}は、両方を残すと${count(sizeOf(name))}になり、上限の${count(max)}を超えます。どちらかを選ぶか、減らしてからまとめてください。`;
}

const later = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b));
const unique = <T>(items: readonly T[], keyOf: (item: T) => unknown): T[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();

/** The left side where nobody chose, blank or not: as of the other fields. */
function mergedCustom(left: CustomValues, right: CustomValues, choices: CustomChoices): CustomValues {
  const uids = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return Object.fromEntries(
    uids.flatMap((uid) => {
      const value = (choices[uid] === "right" ? right : left)[uid];
      return value === undefined ? [] : [[uid, value]];
    }),
  );
}

/**
 * The one record that two become: field by field the chosen side, the left one where nobody chose. The connection of
 * the left one stays, else the other's; the last contact is the later one, the first day the earlier, with who
 * registered it then.
 */
export function mergedRecord(
  left: ManagedCreatorRow,
  right: ManagedCreatorRow,
  choices: MergeChoices,
  customChoices: CustomChoices = {},
): { fields: ManagedCreatorChange; accounts: readonly Account[]; genre_uids: readonly string[] } {
  const taken = [...columns].filter(([field]) => choices[field] === "right");
  const chosen: Partial<Record_> = Object.assign({}, ...taken.map(([, keys]) => pick(right.row, keys)));
  const both = joined.filter(({ name, field }) => !isPart(field) && choices[name] === "both");
  for (const column of both.flatMap(({ name }) => columns.get(name) ?? []))
    Object.assign(chosen, { [column]: bothOf(left.row[column], right.row[column]) });
  const sides = <T>(field: "accounts" | "genres", of: (one: ManagedCreatorRow) => readonly T[]) =>
    choices[field] === "both"
      ? [...of(left), ...of(right)]
      : choices[field] === "right"
        ? of(right)
        : of(left);
  const accounts = unique<Account>(
    sides("accounts", (one) => one.accounts),
    accountKey,
  );
  const genre_uids = [...new Set(sides("genres", (one) => one.genres.map(({ uid }) => uid)))];
  const row = { ...left.row, ...chosen };
  const first = left.row.created_at <= right.row.created_at ? left.row : right.row;
  return {
    accounts,
    genre_uids,
    fields: {
      ...chosen,
      custom_values: mergedCustom(left.row.custom_values, right.row.custom_values, customChoices),
      follower_count: sumShown(accounts, (left.row.creator_uid ? left : right).published),
      search_source: searchSource({ ...row, handles: accounts.map(({ handle }) => handle) }),
      creator_uid: left.row.creator_uid ?? right.row.creator_uid,
      last_contact_at: later(left.row.last_contact_at, right.row.last_contact_at),
      created_at: first.created_at,
      created_by: first.created_by,
    },
  };
}
