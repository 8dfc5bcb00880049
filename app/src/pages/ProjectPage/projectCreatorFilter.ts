import { jobPhaseStatuses, jobPhases } from "@tsumugi/contract";
import type { ProjectCreatorFilter } from "@tsumugi/hooks";
import type { UrlState } from "../../shared/useUrlState.ts";

const sorts = [
  "job_status",
  "-job_status",
  "name",
  "-name",
  "fee",
  "-fee",
  "entered_status_at",
  "-entered_status_at",
] as const satisfies NonNullable<ProjectCreatorFilter["sort"]>[];

/** Search, phase and sort from the address. */
export function projectCreatorFilter(url: Pick<UrlState, "get" | "manyOf" | "oneOf">): ProjectCreatorFilter {
  const phase = url.manyOf("phase", jobPhases)[0];
  return {
    keyword: url.get("keyword") || undefined,
    job_status: phase ? [...jobPhaseStatuses[phase]] : undefined,
    sort: url.oneOf("sort", sorts),
    limit: 200,
  };
}
