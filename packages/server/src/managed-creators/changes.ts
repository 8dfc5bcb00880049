import { type ChangedField, changedFields } from "@tsumugi/contract";
import type { Account } from "./accounts.ts";
import type { ManagedCreatorRow } from "./managedCreatorRows.ts";

/** As stored: owner and genres by uid, days and codes as in the record. */
export type StoredValue = string | number | boolean | null | readonly string[];

export interface StoredChange {
  readonly field: ChangedField;
  /** Both absent: not kept (pictures), or erased. */
  readonly before?: StoredValue;
  readonly after?: StoredValue;
}

/** A record as far as its changes are told. A field left out did not change. */
export type Snapshot = Partial<
  Record<Exclude<ChangedField, "genres" | "accounts" | "owner">, StoredValue>
> & {
  readonly owner_uid?: string | null;
  readonly genre_uids?: readonly string[];
  readonly accounts?: readonly Pick<Account, "platform" | "handle" | "follower_count">[];
};

export const snapshotOf = ({ row, genres, accounts }: ManagedCreatorRow): Snapshot => ({
  ...row,
  genre_uids: genres.map(({ uid }) => uid),
  accounts,
});

const plain = [
  "display_name",
  "real_name",
  "kana",
  "image",
  "tags",
  "stage",
  "email",
  "phone",
  "agency",
  "postal_code",
  "address",
  "last_fee",
  "entity_type",
  "withholding_default",
  "invoice_registration_number",
  "invoice_checked_on",
  "competitor_exclusion_until",
  "secondary_use_until",
  "memo",
] as const satisfies readonly ChangedField[];

/** A memo of 4,000 characters need not stand in every entry; the beginning tells which one it was. */
const KEPT = 200;
const cut = (value: StoredValue): StoredValue =>
  typeof value === "string" && value.length > KEPT ? `${value.slice(0, KEPT).toWellFormed()}…` : value;

const handles = (accounts: Snapshot["accounts"]): readonly string[] | undefined =>
  accounts?.map(({ platform, handle, follower_count }) =>
    [platform, handle, follower_count ?? ""].join("\t"),
  );

const differ = (a: StoredValue | undefined, b: StoredValue | undefined) =>
  a !== undefined && b !== undefined && JSON.stringify(a) !== JSON.stringify(b);

const inOrder = (uids: readonly string[] | undefined) => uids && [...uids].sort();

/** What stands in `after` and is another than in `before`, in the order of the form. */
export function changesBetween(before: Snapshot, after: Snapshot): StoredChange[] {
  const pairs: [ChangedField, StoredValue | undefined, StoredValue | undefined][] = [
    ...plain.map((field) => [field, before[field], after[field]] as [ChangedField, StoredValue, StoredValue]),
    ["owner", before.owner_uid, after.owner_uid],
    ["genres", inOrder(before.genre_uids), inOrder(after.genre_uids)],
    ["accounts", handles(before.accounts), handles(after.accounts)],
  ];
  const place = ([field]: (typeof pairs)[number]) => changedFields.indexOf(field);
  pairs.sort((a, b) => place(a) - place(b));
  return pairs.flatMap(([field, was, is]): StoredChange[] => {
    if (!differ(was, is) || was === undefined || is === undefined) return [];
    return field === "image" ? [{ field }] : [{ field, before: cut(was), after: cut(is) }];
  });
}
