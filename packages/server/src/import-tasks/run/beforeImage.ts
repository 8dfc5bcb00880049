import type { CustomValues } from "@tsumugi/contract";
import { type ImportValues, importedOf } from "../../managed-creators/creatorColumns.ts";
import type { ManagedCreatorRow } from "../../managed-creators/managedCreatorRows.repository.ts";
import { searchSource } from "../../managed-creators/searchSource.ts";

/** A record as it was before a row changed it: what undoing writes back. */
export interface BeforeImage {
  readonly fields: ImportValues;
  readonly derived: { readonly follower_count: number | null; readonly search_source: string };
  readonly tags: readonly string[];
  /** Absent in imports of earlier versions. */
  readonly updated_at?: string;
  /** Forgotten when a row brings another registration number. Absent in imports of earlier versions. */
  readonly invoice_checked_on?: string | null;
  /** Absent in imports of earlier versions. */
  readonly custom_values?: CustomValues;
  readonly genre_uids: readonly string[];
  readonly accounts: readonly {
    readonly platform: string;
    readonly handle: string;
    readonly url: string;
    readonly follower_count: number | null;
    readonly fetched_at: string | null;
    readonly position: number;
  }[];
}

export const imageOf = ({ row, genres, accounts }: ManagedCreatorRow): BeforeImage => ({
  fields: importedOf(row),
  derived: {
    follower_count: row.follower_count,
    search_source: searchSource({ ...row, handles: accounts.map(({ handle }) => handle) }),
  },
  tags: row.tags,
  updated_at: row.updated_at.toISOString(),
  invoice_checked_on: row.invoice_checked_on,
  custom_values: row.custom_values,
  genre_uids: genres.map(({ uid }) => uid),
  accounts: accounts.map(({ platform, handle, url, follower_count, fetched_at, position }) => ({
    platform,
    handle,
    url,
    follower_count,
    position,
    fetched_at: fetched_at?.toISOString() ?? null,
  })),
});
