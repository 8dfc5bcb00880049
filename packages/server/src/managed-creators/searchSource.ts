import type { KeysWith, managedCreatorFields } from "@tsumugi/contract";
import { declaredFields } from "./creatorColumns.ts";

type SearchedKey = KeysWith<typeof managedCreatorFields, { searched: true }>;
type Searched = Readonly<Record<SearchedKey, string>>;

const searched = declaredFields.flatMap(([name, field]) => (field.searched ? [name as SearchedKey] : []));

/** What a keyword finds a managed creator by, as typed; the database folds it to the search key. */
export const searchSource = (fields: Searched & { readonly handles: readonly string[] }): string =>
  [...searched.map((name) => fields[name]), ...fields.handles].filter((text) => text !== "").join("\n");
