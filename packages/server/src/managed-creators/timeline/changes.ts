import {
  type ACCOUNT_FIELD,
  bodyKeyOf,
  type ChangedField,
  type CustomKey,
  type CustomValues,
  changedFields,
  customKey,
  type Field,
  managedCreatorFields,
} from "@tsumugi/contract";
import type { Account } from "../accounts.ts";
import type { OwnValues } from "../creatorColumns.ts";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";

/** As stored: owner and genres by uid, days and codes as in the record. */
export type StoredValue = string | number | boolean | null | readonly string[];

export interface StoredChange {
  readonly field: ChangedField | CustomKey | typeof ACCOUNT_FIELD;
  /** Both absent: not kept (pictures), or erased. */
  readonly before?: StoredValue;
  readonly after?: StoredValue;
}

/** A record as far as its changes are shown, by its columns. A field left out did not change. */
export type Snapshot = Partial<OwnValues> & {
  readonly genre_uids?: readonly string[];
  readonly accounts?: readonly Pick<Account, "platform" | "handle" | "follower_count">[];
};

export const snapshotOf = ({ row, genres, accounts }: ManagedCreatorRow): Snapshot => ({
  ...row,
  genre_uids: genres.map(({ uid }) => uid),
  accounts,
});

/** A memo of 4,000 characters need not stand in every entry; so much of it, from where it was changed. */
const KEPT = 200;
/** What is kept of the text before the change, so that the place is known again. */
const LEAD = 40;
const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });
const wholeFrom = (text: string, at: number) => graphemes.segment(text).containing(at)?.index ?? at;

function part(text: string, start: number): string {
  const end = wholeFrom(text, start + KEPT);
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

/** Both texts around the first character that differs: two long ones that begin alike would look alike. */
function parts(before: StoredValue, after: StoredValue): [StoredValue, StoredValue] {
  if (typeof before !== "string" || typeof after !== "string") return [before, after];
  if (Math.max(before.length, after.length) <= KEPT) return [before, after];
  let shared = 0;
  while (shared < before.length && before[shared] === after[shared]) shared += 1;
  const start = shared + LEAD <= KEPT ? 0 : wholeFrom(before, shared - LEAD);
  return [part(before, start), part(after, start)];
}

const handles = (accounts: Snapshot["accounts"]): readonly string[] | undefined =>
  accounts?.map(({ platform, handle, follower_count }) =>
    [platform, handle, follower_count ?? ""].join("\t"),
  );

const isSame = (a: StoredValue, b: StoredValue) => JSON.stringify(a) === JSON.stringify(b);

const inOrder = (uids: readonly string[] | undefined) => uids && [...uids].sort();

/** As it is compared and stored; undefined: this record says nothing of the field. */
function storedValue(record: Snapshot, field: ChangedField): StoredValue | undefined {
  const { kind } = managedCreatorFields[field];
  if (kind === "genres") return inOrder(record.genre_uids);
  if (kind === "accounts") return handles(record.accounts);
  return record[bodyKeyOf(managedCreatorFields, field) as Exclude<keyof OwnValues, "custom_values">];
}

/** The company's own fields under the names of their own; null: nothing stands there. */
function customChanges(before: CustomValues = {}, after: CustomValues | undefined): StoredChange[] {
  if (after === undefined) return [];
  const uids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return uids.flatMap((uid): StoredChange[] => {
    const [was, is] = [before[uid] ?? null, after[uid] ?? null];
    if (was === is) return [];
    const [from, to] = parts(was, is);
    return [{ field: customKey(uid), before: from, after: to }];
  });
}

/** What stands in `after` and is another than in `before`, in the order of the declaration. */
export const changesBetween = (before: Snapshot, after: Snapshot): StoredChange[] => [
  ...declaredChanges(before, after),
  ...customChanges(before.custom_values, after.custom_values),
];

const declaredChanges = (before: Snapshot, after: Snapshot): StoredChange[] =>
  changedFields.flatMap((name): StoredChange[] => {
    const field: Field = managedCreatorFields[name];
    const was = storedValue(before, name);
    const is = storedValue(after, name);
    if (was === undefined || is === undefined || isSame(was, is)) return [];
    if (field.history === "without_values") return [{ field: name }];
    const [from, to] = field.kind === "multiline" ? parts(was, is) : [was, is];
    return [{ field: name, before: from, after: to }];
  });
