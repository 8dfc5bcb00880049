import {
  type AccountValues,
  type CustomFieldLook,
  type CustomKey,
  type CustomValue,
  customUidOf,
  customValuesByKey,
  isCustomKey,
  type ManagedCreatorValues,
} from "@tsumugi/contract";

type OwnFields = Readonly<Record<CustomKey, CustomValue | null>>;

/** What a form holds, each of the company's own fields for itself: two people may change two of them. */
export type CreatorFields = Omit<ManagedCreatorValues, "custom_values"> & OwnFields;

export const creatorFields = (
  fields: readonly CustomFieldLook[],
  { custom_values, ...values }: ManagedCreatorValues,
): CreatorFields => ({ ...values, ...customValuesByKey(fields, custom_values) });

const isAccount = (one: AccountValues) => (other: AccountValues) =>
  one.platform === other.platform && one.handle === other.handle;
const isUnchanged = (one: AccountValues, other: AccountValues | undefined) =>
  one.follower_count === other?.follower_count && one.url === other?.url;

/** The body for what was changed. An account that was not touched stays as it is now: its figures may be newer. */
export function creatorBody(
  changes: Partial<CreatorFields>,
  opened: readonly AccountValues[],
  present: readonly AccountValues[],
): Partial<ManagedCreatorValues> {
  const entries = Object.entries(changes);
  const own = entries.flatMap(([key, value]) =>
    isCustomKey(key) ? [[customUidOf(key), value as CustomValue | null] as const] : [],
  );
  const accounts = changes.accounts?.map((account) => {
    const same = isUnchanged(account, opened.find(isAccount(account)));
    return (same && present.find(isAccount(account))) || account;
  });
  return {
    ...Object.fromEntries(entries.filter(([key]) => !isCustomKey(key))),
    ...(accounts && { accounts }),
    ...(own.length > 0 && { custom_values: Object.fromEntries(own) }),
  };
}
