import { listJobDrafts, listWaitingDrafts } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * All versions of a job's draft, newest first, with decisions, comments and what they are checked against. `null`: not yet.
 *
 * @example
 * const { jobDrafts, error, refresh } = useJobDrafts(jobRequestUid);
 */
export function useJobDrafts(jobRequestUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listJobDrafts,
    jobRequestUid === null ? null : { params: { id: jobRequestUid } },
  );
  return { jobDrafts: data, isLoading, error, refresh };
}

/**
 * Drafts of a project that wait for a decision, the longest waiting first. `null`: not yet.
 *
 * @example
 * const { waitingDrafts } = useWaitingDrafts(projectUid);
 */
export function useWaitingDrafts(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listWaitingDrafts,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { waitingDrafts: data?.items, isLoading, error, refresh };
}
