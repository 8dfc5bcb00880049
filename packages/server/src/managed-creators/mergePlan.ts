import {
  MANAGED_CREATOR_LIMITS,
  type MergeField,
  type mergeManagedCreators,
  type OutputOf,
} from "@tsumugi/contract";
import { type Account, accountKey, sumFollowers } from "./accounts.ts";
import type { ManagedCreatorChange } from "./managed-creators.repository.ts";
import type { ManagedCreatorRow } from "./managedCreatorRows.ts";
import { searchSource } from "./searchSource.ts";

export type MergeChoices = OutputOf<(typeof mergeManagedCreators)["body"]>["choices"];

type Record_ = ManagedCreatorRow["row"];

/** Columns behind a field of the dialog; what is told together is taken together. */
const columns = {
  display_name: ["display_name"],
  real_name: ["real_name"],
  kana: ["kana"],
  image: ["image"],
  tags: ["tags"],
  owner: ["owner_uid"],
  stage: ["stage"],
  email: ["email"],
  phone: ["phone"],
  agency: ["agency"],
  address: ["postal_code", "address"],
  last_fee: ["last_fee"],
  entity_type: ["entity_type"],
  withholding_default: ["withholding_default"],
  invoice_registration_number: ["invoice_registration_number", "invoice_checked_on"],
  competitor_exclusion_until: ["competitor_exclusion_until"],
  secondary_use_until: ["secondary_use_until"],
  memo: ["memo"],
} as const satisfies Partial<Record<MergeField, readonly (keyof Record_)[]>>;

const pick = (row: Record_, keys: readonly (keyof Record_)[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]));

/** What a record holds at most, in words. */
const LIMITS = [
  ["tags", "タグ", MANAGED_CREATOR_LIMITS.tags, "個"],
  ["genres", "ジャンル", MANAGED_CREATOR_LIMITS.genres, "個"],
  ["accounts", "アカウント", MANAGED_CREATOR_LIMITS.accounts, "個"],
  ["memo", "社内メモ", MANAGED_CREATOR_LIMITS.memo, "文字"],
] as const;

/** Why both sides together do not fit into one record; it could not be edited afterwards. Undefined when they do. */
export function whyTooMuch(
  merged: ReturnType<typeof mergedRecord>,
  choices: MergeChoices,
): string | undefined {
  const { fields, accounts, genre_uids } = merged;
  const sizes = {
    tags: fields.tags?.length ?? 0,
    genres: genre_uids.length,
    accounts: accounts.length,
    memo: fields.memo?.length ?? 0,
  };
  const over = LIMITS.find(([field, , most]) => choices[field] === "both" && sizes[field] > most);
  if (!over) return undefined;
  const [field, name, most, unit] = over;
  const count = (value: number) => `${value.toLocaleString("ja-JP")}${unit}`;
  return `${name}は、両方を残すと${count(sizes[field])}になり、上限の${count(most)}を超えます。どちらかを選ぶか、減らしてからまとめてください。`;
}

const later = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b));
const unique = <T>(items: readonly T[], keyOf: (item: T) => unknown): T[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();

/**
 * The one record that two become: field by field the chosen side, the left one where nobody chose. The connection of
 * the left one stays, else the other's; the last contact is the later one, the first day the earlier, with who
 * registered it then.
 */
export function mergedRecord(
  left: ManagedCreatorRow,
  right: ManagedCreatorRow,
  choices: MergeChoices,
): { fields: ManagedCreatorChange; accounts: readonly Account[]; genre_uids: readonly string[] } {
  const taken = Object.entries(columns).filter(([field]) => choices[field as MergeField] === "right");
  const chosen: Partial<Record_> = Object.assign({}, ...taken.map(([, keys]) => pick(right.row, keys)));
  if (choices.tags === "both") chosen.tags = unique([...left.row.tags, ...right.row.tags], (tag) => tag);
  if (choices.memo === "both") chosen.memo = [left.row.memo, right.row.memo].filter(Boolean).join("\n");
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
      follower_count: sumFollowers(accounts),
      search_source: searchSource({ ...row, handles: accounts.map(({ handle }) => handle) }),
      creator_uid: left.row.creator_uid ?? right.row.creator_uid,
      last_contact_at: later(left.row.last_contact_at, right.row.last_contact_at),
      created_at: first.created_at,
      created_by: first.created_by,
    },
  };
}
