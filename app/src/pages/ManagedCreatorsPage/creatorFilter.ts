import { managedCreatorSorts, platforms, relationshipStages } from "@tsumugi/contract";
import type { ManagedCreatorFilter } from "@tsumugi/hooks";
import type { CreatorFilterValue } from "@tsumugi/ui";
import type { UrlPatch, UrlState } from "../../shared/useUrlState.ts";

const DEFAULT_SORT = "-updated_at" as const;
const keys = ["keyword", "stage", "platform", "genre", "owner", "tag", "archived"] as const;

/** The filter as the form above the table shows it, from the address. */
export function filterValue(url: Pick<UrlState, "get">): CreatorFilterValue {
  return Object.fromEntries(keys.map((key) => [key, url.get(key) || undefined]));
}

/** The same filter as the list asks for it; what an address typed by hand gets wrong is left out. */
export function listFilter(url: Pick<UrlState, "get" | "getAll" | "manyOf" | "oneOf">): ManagedCreatorFilter {
  const many = (key: string) => {
    const values = url.getAll(key);
    return values.length > 0 ? [...values] : undefined;
  };
  const stage = url.manyOf("stage", relationshipStages);
  const platform = url.manyOf("platform", platforms);
  return {
    keyword: url.get("keyword") || undefined,
    stage: stage.length > 0 ? [...stage] : undefined,
    platform: platform.length > 0 ? [...platform] : undefined,
    genre: many("genre"),
    owner: many("owner"),
    tag: many("tag"),
    archived: url.get("archived") === "true" ? true : undefined,
    sort: url.oneOf("sort", [DEFAULT_SORT, ...managedCreatorSorts]),
  };
}

export const filterPatch = (next: CreatorFilterValue): UrlPatch =>
  Object.fromEntries(keys.map((key) => [key, next[key] ?? null]));

export const isFiltered = (value: CreatorFilterValue): boolean =>
  Object.values(value).some((entry) => entry !== undefined);
