import {
  bodyKeyOf,
  editableNames,
  type Field,
  type FieldValue,
  fieldWords,
  type Genre,
  type ManagedCreatorValues,
  managedCreatorFields,
} from "@tsumugi/contract";
import type { ConflictRow } from "@tsumugi/patterns";

interface Names {
  readonly genres: readonly Genre[];
  readonly owners: readonly { readonly uid: string; readonly name: string }[];
}

/** Of accounts only who they are is compared: how many follow is not typed by hand against somebody. */
const heldIn = (name: string, values: ManagedCreatorValues): FieldValue =>
  name === "accounts"
    ? values.accounts.map(({ platform, handle }) => ({ platform, handle }))
    : (values[bodyKeyOf(managedCreatorFields, name) as keyof ManagedCreatorValues] as FieldValue);

/** Fields in which what the person typed and what is kept now differ, as text. */
export function conflictRows(
  mine: ManagedCreatorValues,
  theirs: ManagedCreatorValues,
  { genres, owners }: Names,
): ConflictRow[] {
  const names = new Map([...genres, ...owners].map(({ uid, name }) => [uid, name]));
  return editableNames(managedCreatorFields)
    .map((name) => {
      const field: Field = managedCreatorFields[name];
      const isNamed = field.kind === "genres" || field.kind === "member";
      const options = {
        separator: field.kind === "accounts" ? "\n" : "、",
        ...(isNamed && { nameOf: (uid: string) => names.get(uid) }),
      };
      const words = (values: ManagedCreatorValues) => fieldWords(field, heldIn(name, values), options);
      return { label: field.label, mine: words(mine), theirs: words(theirs) };
    })
    .filter((row) => row.mine !== row.theirs);
}
