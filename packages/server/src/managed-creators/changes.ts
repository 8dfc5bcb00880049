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

/** A memo of 4,000 characters need not stand in every entry; the beginning tells which one it was. */
const KEPT = 200;
const cut = (value: StoredValue): StoredValue =>
  typeof value === "string" && value.length > KEPT
    ? `${value.slice(0, KEPT).replace(/[\uD800-\uDBFF]$/, "")}…`
    : value;

const handles = (accounts: Snapshot["accounts"]): readonly string[] | undefined =>
  accounts?.map(({ platform, handle, follower_count }) =>
    [platform, handle, follower_count ?? ""].join("\t"),
  );

const isSame = (a: StoredValue, b: StoredValue) => JSON.stringify(a) === JSON.stringify(b);

const inOrder = (uids: readonly string[] | undefined) => uids && [...uids].sort();

/** As it is compared and stored; undefined: this record says nothing of the field. */
function storedValue(record: Snapshot, field: ChangedField): StoredValue | undefined {
  if (field === "owner") return record.owner_uid;
  if (field === "genres") return inOrder(record.genre_uids);
  if (field === "accounts") return handles(record.accounts);
  return record[field];
}

/** What stands in `after` and is another than in `before`, in the order of the form. */
export const changesBetween = (before: Snapshot, after: Snapshot): StoredChange[] =>
  changedFields.flatMap((field): StoredChange[] => {
    const was = storedValue(before, field);
    const is = storedValue(after, field);
    if (was === undefined || is === undefined || isSame(was, is)) return [];
    return field === "image" ? [{ field }] : [{ field, before: cut(was), after: cut(is) }];
  });
