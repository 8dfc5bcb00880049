import {
  CUSTOM_FIELD_LIMITS,
  emptiableFields,
  isCustomSort,
  type ManagedCreatorFilterBody,
  type ManagedCreatorSelection,
  type ManagedCreatorSort,
  managedCreatorSorts,
  platforms,
  readCustomCondition,
  relationshipStages,
} from "@tsumugi/contract";
import type { ManagedCreatorFilter } from "@tsumugi/hooks";
import type { CreatorFilterValue } from "@tsumugi/patterns";
import type { SelectionState } from "@tsumugi/ui";
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
} from "./filterUrl.ts";
import type { UrlPatch } from "./useUrlState.ts";

/** Newest first, and not by the last change: a row must not run away from whoever is filling in its cells. */
const DEFAULT_SORT = "-created_at" as const;

const lists = ["stage", "platform", "genre", "owner", "tag"] as const;
const listsNot = ["stage_not", "platform_not", "genre_not", "owner_not", "tag_not"] as const;
const fields = ["empty", "filled"] as const;
const numbers = ["follower_min", "follower_max", "silent_days"] as const;
const days = ["contact_from", "contact_to"] as const;
const flags = ["connected", "excluded", "archived"] as const;
const keys = [
  "keyword",
  "keyword_not",
  "import_task",
  ...lists,
  ...listsNot,
  ...fields,
  "custom",
  ...numbers,
  ...days,
  ...flags,
] as const;

const dayOf = (text: string) =>
  // 30 February is a day of March to the browser, and none to the server.
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8)) ? text : undefined;

const taskOf = (text: string) => (/^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : undefined);

/** Of which field one is only the server knows: one that no field has any more still narrows the list down. */
const conditionsOf = (texts: readonly string[]) =>
  [...new Set(texts)].filter(readCustomCondition).slice(0, CUSTOM_FIELD_LIMITS.conditions);

/** What these filters may name; the others take what the company has. */
const known: Readonly<Partial<Record<string, readonly string[]>>> = {
  stage: relationshipStages,
  platform: platforms,
};

/** The filter as the form above the table shows it; what an address typed by hand gets wrong is left out. */
export function filterValue(url: FilterUrl): CreatorFilterValue {
  const valuesOf = (key: (typeof lists)[number] | (typeof listsNot)[number]) => {
    const values = known[key.replace("_not", "")];
    return listOf<string>(values ? url.manyOf(key, values) : url.getAll(key));
  };
  return {
    keyword: url.get("keyword") || undefined,
    keyword_not: url.get("keyword_not") || undefined,
    import_task: taskOf(url.get("import_task")),
    ...readKeys(lists, valuesOf),
    ...readKeys(listsNot, valuesOf),
    ...readKeys(fields, (key) => listOf<string>(url.manyOf(key, emptiableFields))),
    custom: listOf(conditionsOf(url.getAll("custom"))),
    ...readKeys(numbers, (key) => numberOf(url.get(key), key === "silent_days" ? isDayCount : isCount)),
    ...readKeys(days, (key) => dayOf(url.get(key))),
    ...readKeys(flags, (key) => flagOf(url.get(key))),
  };
}

/** The same filter as the calls take it. */
export const filterBody = (url: FilterUrl) => filterValue(url) as ManagedCreatorFilterBody;

/** Whether a field of the company's own is still in use only the server knows: it falls back to an order that there is. */
function sortOf(url: FilterUrl): ManagedCreatorSort {
  const given = url.get("sort");
  return isCustomSort(given) ? given : url.oneOf("sort", [DEFAULT_SORT, ...managedCreatorSorts]);
}

/** Filter and order as the list asks for them. */
export const listFilter = (url: FilterUrl): ManagedCreatorFilter => ({
  ...filterBody(url),
  sort: sortOf(url),
});

export const filterPatch = (next: CreatorFilterValue): UrlPatch => filterPatchOf(keys, next);

export const isFiltered = (value: CreatorFilterValue): boolean => isAnySet(value);

/** What a view keeps: filters and order, always written in one way, so that equal ones are equal texts. */
export function viewQuery(url: FilterUrl): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filterPatch(filterValue(url))))
    for (const one of typeof value === "string" ? [value] : (value ?? []).toSorted()) params.append(key, one);
  const { sort } = listFilter(url);
  if (sort && sort !== DEFAULT_SORT) params.set("sort", sort);
  return params.toString();
}

/** The address that a view stands for; what it does not name is taken away. */
export function viewPatch(query: string): UrlPatch {
  const params = new URLSearchParams(query);
  const given = [...keys, "sort"].map((key) => [key, params.getAll(key)] as const);
  return Object.fromEntries(given);
}

/** What is chosen in the table, as the calls take it: these records, or all that match the filter but some. */
export const selectionOf = (
  state: SelectionState,
  filter: ManagedCreatorFilterBody,
): ManagedCreatorSelection =>
  state.mode === "some" ? { uids: [...state.keys] } : { filter, except: [...state.except] };
