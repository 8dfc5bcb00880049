import { openCreatorSorts, platforms } from "@tsumugi/contract";
import type { CreatorFilter } from "@tsumugi/hooks";
import type { CreatorSearchValue } from "@tsumugi/patterns";
import {
  type FilterUrl,
  filterPatchOf,
  flagOf,
  isAnySet,
  isCount,
  isDayCount,
  listOf,
  numberOf,
  readKeys,
} from "../../shared/filterUrl.ts";
import type { UrlPatch } from "../../shared/useUrlState.ts";

const DEFAULT_SORT = "-follower_count" as const;
const lists = ["genre", "area", "language"] as const;
const wholes = ["follower_min", "follower_max", "posted_within_days", "fee_min", "fee_max"] as const;
const ratios = ["engagement_min", "engagement_max"] as const;
const flags = ["invoice_registered", "managed"] as const;
const keys = ["keyword", "platform", ...lists, ...wholes, ...ratios, ...flags] as const;

const isRatio = (value: number) => value >= 0 && value <= 1;

/** The filters of the search, from the address; what an address typed by hand gets wrong is left out. */
export function searchValue(url: FilterUrl): CreatorSearchValue & Omit<CreatorFilter, "limit" | "sort"> {
  return {
    keyword: url.get("keyword") || undefined,
    platform: listOf(url.manyOf("platform", platforms)),
    ...readKeys(lists, (name) => listOf(url.getAll(name))),
    ...readKeys(wholes, (name) =>
      numberOf(url.get(name), name === "posted_within_days" ? isDayCount : isCount),
    ),
    ...readKeys(ratios, (name) => numberOf(url.get(name), isRatio)),
    ...readKeys(flags, (name) => flagOf(url.get(name))),
  };
}

/** The same as the list asks for it. */
export const searchFilter = (url: FilterUrl): CreatorFilter & Required<Pick<CreatorFilter, "sort">> => ({
  ...searchValue(url),
  sort: url.oneOf("sort", [DEFAULT_SORT, ...openCreatorSorts]),
});

export const searchPatch = (next: CreatorSearchValue): UrlPatch => filterPatchOf(keys, next);

export const isSearching = (value: CreatorSearchValue): boolean => isAnySet(value);
