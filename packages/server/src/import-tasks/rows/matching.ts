import type { CustomValues, ImportKeyChoice, Platform } from "@tsumugi/contract";
import { accountKey } from "../../managed-creators/accounts.ts";
import type { ImportValues } from "../../managed-creators/creatorColumns.ts";
import type { ParsedRow } from "./parseRow.ts";

/** A record of the company as far as a row can change it. */
export interface Existing {
  readonly uid: string;
  readonly archived: boolean;
  readonly updated_at: Date;
  readonly fields: ImportValues;
  readonly tags: readonly string[];
  readonly genre_uids: readonly string[];
  /** As they are shown. `synced`: handle and followers are the connected public profile's, which no file changes. */
  readonly accounts: readonly {
    platform: Platform;
    handle: string;
    follower_count: number | null;
    synced?: boolean;
  }[];
  /** What the company's own fields hold. */
  readonly custom: CustomValues;
  /** A stored text as a file of the import's encoding gives it back; absent: as it is. */
  readonly written?: (text: string) => string;
}

/** Records by account key, by mail, by name, and by both; several namesakes stand under one key. */
export type Lookup = ReadonlyMap<string, readonly Existing[]>;

/** Keys under which a row's creator may already be known: unless told otherwise accounts, else name and mail. */
export function keysOf({ fields, accounts }: ParsedRow, match_by: ImportKeyChoice = "auto"): string[] {
  if (match_by === "email") return fields.email ? [mailKey(fields.email)] : [];
  if (match_by === "name") return [calledKey(fields.display_name)];
  const keys = accounts.map(accountKey);
  if (match_by === "auto" && (fields.email || accounts.length === 0))
    keys.push(nameKey(fields.display_name, fields.email ?? ""));
  return keys;
}

export const mailKey = (email: string): string => `mail:${email.toLowerCase()}`;
export const calledKey = (display_name: string): string => `called:${display_name}`;

export const nameKey = (display_name: string, email: string): string =>
  `name:${display_name}\n${email.toLowerCase()}`;

/** Everybody who is known by one of the keys. */
export const matchesOf = (keys: readonly string[], lookup: Lookup): Existing[] => [
  ...new Map(keys.flatMap((key) => lookup.get(key) ?? []).map((one) => [one.uid, one])).values(),
];

/**
 * Whom a row may mean. Who is found by all that any other is found by is meant before them: a namesake without the row's
 * account is another person. Among equals one that is not archived is; several that are left are for nobody to choose from.
 */
export function meantBy(keys: readonly string[], lookup: Lookup): Existing[] {
  const all = matchesOf(keys, lookup);
  if (all.length < 2) return all;
  const found = all.map((existing) => ({
    existing,
    by: keys.filter((key) => lookup.get(key)?.some(({ uid }) => uid === existing.uid)),
  }));
  const surest = found.filter(({ by }) => found.every((other) => other.by.every((key) => by.includes(key))));
  if (surest.length === 0) return all;
  const living = surest.filter(({ existing }) => !existing.archived);
  return (living.length > 0 ? living : surest).map(({ existing }) => existing);
}
