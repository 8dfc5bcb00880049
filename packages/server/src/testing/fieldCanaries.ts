import {
  bodyKeyOf,
  type CustomField,
  type CustomValue,
  editableNames,
  type ManagedCreator,
  managedCreatorFields,
} from "@tsumugi/contract";

/** A tick that is not there is not kept: the second of its two values is the same as the first. */
export function customCanary({ type, options }: CustomField, n: 1 | 2, word: string): CustomValue {
  switch (type) {
    case "number":
      return n + 0.5;
    case "date":
      return `2032-02-0${n}`;
    case "select":
      return options[n - 1]?.uid ?? "";
    case "check":
      return true;
    default:
      return word;
  }
}

/** What an answer shows of each field that a body sets, as a body would set it. */
export const heldBy = (record: ManagedCreator): Record<string, unknown> => {
  const { owner, genres, accounts } = record;
  const parts: Record<string, unknown> = {
    owner: owner?.uid ?? null,
    genres: genres.map(({ uid }) => uid),
    accounts: accounts.map(({ platform, handle, follower_count }) => ({ platform, handle, follower_count })),
  };
  const entries = editableNames(managedCreatorFields).map((name) => [
    bodyKeyOf(managedCreatorFields, name),
    name in parts ? parts[name] : record[name],
  ]);
  return Object.fromEntries(entries);
};
