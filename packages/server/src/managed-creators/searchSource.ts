import type { FieldKind, KeysWith, managedCreatorFields } from "@tsumugi/contract";
import { digitsOf } from "../core/search.ts";
import { declaredFields } from "./creatorColumns.ts";

type Searchable = KeysWith<typeof managedCreatorFields, { searched: true }>;
/** The database adds the tags, so that a change of the tags of many records is found, too. */
type SearchedKey = Exclude<Searchable, KeysWith<typeof managedCreatorFields, { kind: "tags" }>>;
type Searched = Readonly<Record<SearchedKey, string>>;

const searched = declaredFields.flatMap(([name, { kind, searched }]) =>
  searched && kind !== "tags" ? [{ name: name as SearchedKey, kind }] : [],
);

/** A record of which nothing searched is known: samples and tests say only what they are about. */
export const noSearchedTexts = Object.fromEntries(searched.map(({ name }) => [name, ""])) as Searched;

/** Numbers stand with and without their marks. */
const spellings = (kind: FieldKind, text: string): readonly string[] =>
  kind === "phone" || kind === "postal_code" ? [...new Set([text, digitsOf(text)])] : [text];

/** What a keyword finds a managed creator by, as typed; the database folds it to the search key. */
export const searchSource = (fields: Searched & { readonly handles: readonly string[] }): string =>
  [...searched.flatMap(({ name, kind }) => spellings(kind, fields[name])), ...fields.handles]
    .filter((text) => text !== "")
    .join("\n");
