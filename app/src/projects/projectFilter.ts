import { type JobPhase, jobPhases } from "@tsumugi/contract";
import type { ProjectFilter } from "@tsumugi/hooks";
import { isDay } from "@tsumugi/ui/format";
import type { UrlPatch, UrlState } from "../shared/useUrlState.ts";

export const projectSortKeys = [
  "-updated_at",
  "updated_at",
  "name",
  "-name",
  "created_at",
  "-created_at",
  "starts_on",
  "-starts_on",
] as const satisfies NonNullable<ProjectFilter["sort"]>[];

export interface ProjectFilterValue {
  readonly keyword: string;
  readonly phase: JobPhase | undefined;
  readonly owner: string;
  readonly from: string | null;
  readonly to: string | null;
}

const dayOf = (text: string) => (isDay(text) ? text : null);
const UID = /^[A-Za-z0-9_-]{1,64}$/;

/** What the address narrows the list of projects to; what was typed wrong there narrows nothing. */
export function projectFilterValue(url: Pick<UrlState, "get" | "manyOf">): ProjectFilterValue {
  const owner = url.get("owner");
  return {
    keyword: url.get("keyword"),
    phase: url.manyOf("phase", jobPhases)[0],
    owner: UID.test(owner) ? owner : "",
    from: dayOf(url.get("from")),
    to: dayOf(url.get("to")),
  };
}

/** The filter as the call takes it, without order and page. */
export const projectFilterQuery = ({ keyword, phase, owner, from, to }: ProjectFilterValue) => ({
  keyword: keyword || undefined,
  phase: phase && [phase],
  owner: owner ? [owner] : undefined,
  from: from ?? undefined,
  to: to ?? undefined,
});

export const isNarrowed = (value: ProjectFilterValue): boolean => Object.values(value).some(Boolean);

export const noProjectFilter = { keyword: null, phase: null, owner: null, from: null, to: null } as const;

const viewKeys = ["keyword", "phase", "owner", "from", "to"] as const;

/** What a saved view keeps: filters and order, always written in one way. */
export function projectViewQuery(url: Pick<UrlState, "get" | "manyOf" | "oneOf">): string {
  const value = projectFilterValue(url);
  const params = new URLSearchParams();
  for (const key of viewKeys) if (value[key]) params.set(key, value[key]);
  const sort = url.oneOf("sort", projectSortKeys);
  if (sort !== projectSortKeys[0]) params.set("sort", sort);
  return params.toString();
}

/** The address that a view stands for; what it does not name is taken away. */
export function projectViewPatch(query: string): UrlPatch {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...viewKeys, "sort"].map((key) => [key, params.get(key)] as const));
}
