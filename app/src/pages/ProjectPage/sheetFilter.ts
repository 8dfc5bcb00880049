import { jobPhases, jobStatuses, turns } from "@tsumugi/contract";
import type { ProjectCreatorFilter } from "@tsumugi/hooks";
import type { SheetFilterValue } from "@tsumugi/patterns";
import { addDays } from "@tsumugi/ui/format";
import { type FilterUrl, filterPatchOf, isAnySet, listOf } from "../../shared/filterUrl.ts";
import type { UrlPatch } from "../../shared/useUrlState.ts";

const DEFAULT_SORT = "job_status";
const keys = ["keyword", "phase", "status", "owner", "turn", "due", "unchecked", "empty"] as const;
const columnKey = /^[a-z0-9_]{1,40}$/;
const sortKey = /^-?(column\.)?[a-z0-9_]{1,40}$/;

/** The filter of the sheet as its address has it; what one typed by hand gets wrong is left out. */
export function sheetFilterValue(url: FilterUrl): SheetFilterValue {
  const due = url.get("due");
  return {
    keyword: url.get("keyword") || undefined,
    phase: listOf(url.manyOf("phase", jobPhases)),
    status: listOf(url.manyOf("status", jobStatuses)),
    owner: listOf(url.getAll("owner")),
    turn: listOf(url.manyOf("turn", turns)),
    due: due === "overdue" || /^\d{1,3}$/.test(due) ? due : undefined,
    unchecked: listOf(url.getAll("unchecked").filter((key) => columnKey.test(key))),
    empty: listOf(url.getAll("empty").filter((key) => columnKey.test(key))),
  };
}

export const sheetFilterPatch = (next: SheetFilterValue): UrlPatch => filterPatchOf(keys, next);
export const isSheetFiltered = (value: SheetFilterValue): boolean => isAnySet(value);

export const sheetSort = (url: Pick<FilterUrl, "get">): string => {
  const sort = url.get("sort");
  return sortKey.test(sort) ? sort : DEFAULT_SORT;
};

/** The same filter as the list takes it. `today`: deadlines are counted from it. */
export function sheetQuery(url: FilterUrl, today: string): ProjectCreatorFilter {
  const { keyword, phase, status, owner, turn, due, unchecked, empty } = sheetFilterValue(url);
  const filter = {
    keyword,
    phase,
    job_status: status,
    owner,
    turn,
    overdue: due === "overdue" ? true : undefined,
    deadline_to: due && due !== "overdue" ? addDays(today, Number(due)) : undefined,
    unchecked,
    empty,
    sort: sheetSort(url),
  };
  return filter as ProjectCreatorFilter;
}

/** What a saved view keeps: filters, order and grouping, always written in one way. */
export function sheetViewQuery(url: FilterUrl): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(sheetFilterPatch(sheetFilterValue(url))))
    for (const one of typeof value === "string" ? [value] : (value ?? []).toSorted()) params.append(key, one);
  if (sheetSort(url) !== DEFAULT_SORT) params.set("sort", sheetSort(url));
  if (url.get("group")) params.set("group", url.get("group"));
  return params.toString();
}

/** The address that a view stands for; what it does not name is taken away. */
export function sheetViewPatch(query: string): UrlPatch {
  const params = new URLSearchParams(query);
  const named = [...keys, "sort", "group"].map((key) => [key, params.getAll(key)] as const);
  return Object.fromEntries(named);
}
