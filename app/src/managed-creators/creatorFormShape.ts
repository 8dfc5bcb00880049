import {
  type AccountValues,
  blankManagedCreator,
  bodyKeyOf,
  editableNames,
  type FieldKind,
  type ManagedCreatorValues,
  managedCreatorFields,
} from "@tsumugi/contract";

const account: AccountValues = { platform: "instagram", handle: "", follower_count: 0 };

/** What the empty form does not show: of which kind the rows of lists are, and what may be empty. */
const samples: Partial<Record<FieldKind, unknown>> = {
  tags: [""],
  genres: [""],
  accounts: [account],
  member: "",
  day: "",
  yen: 0,
};

/** For `useKeptValues`: a value of every field's kind. */
export const creatorFormShape: ManagedCreatorValues = {
  ...blankManagedCreator,
  ...Object.fromEntries(
    editableNames(managedCreatorFields).flatMap((name) => {
      const { kind } = managedCreatorFields[name];
      return kind in samples ? [[bodyKeyOf(managedCreatorFields, name), samples[kind]]] : [];
    }),
  ),
};
