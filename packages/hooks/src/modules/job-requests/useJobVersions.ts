import {
  acceptJobWish as acceptCall,
  type BodyOf,
  cancelScheduledJob as cancelCall,
  listJobVersions,
  sendJobTerms as sendCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { sendReads } from "../projects/jobReads.ts";

/**
 * All versions of a job's terms, newest first, with answers and wishes. `null`: not yet.
 *
 * @example
 * const { jobVersions, error } = useJobVersions(isOpen ? jobRequestUid : null);
 */
export function useJobVersions(jobRequestUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listJobVersions,
    jobRequestUid === null ? null : { params: { id: jobRequestUid } },
  );
  return { jobVersions: data, isLoading, error, refresh };
}

const stale = { revalidate: sendReads };

/**
 * Negotiates a job: changed terms as the next version, the creator's wish agreed to, or a scheduled request taken back.
 * Raises `stale_version` where a colleague or the creator was faster, `conflict` with the reason in Japanese.
 *
 * @example
 * const { sendJobTerms, acceptJobWish, isSubmitting, error } = useNegotiateJob();
 * await acceptJobWish(jobRequestUid, { version: 1, answered_at });
 */
export function useNegotiateJob() {
  const sent = useApiMutation(sendCall, stale);
  const accepted = useApiMutation(acceptCall, stale);
  const cancelled = useApiMutation(cancelCall, stale);
  const { run: send } = sent;
  const { run: accept } = accepted;
  const { run: cancel } = cancelled;
  return {
    sendJobTerms: useCallback(
      (jobRequestUid: string, body: BodyOf<typeof sendCall>) => send({ params: { id: jobRequestUid }, body }),
      [send],
    ),
    acceptJobWish: useCallback(
      (jobRequestUid: string, body: BodyOf<typeof acceptCall>) =>
        accept({ params: { id: jobRequestUid }, body }),
      [accept],
    ),
    cancelScheduledJob: useCallback(
      (jobRequestUid: string) => cancel({ params: { id: jobRequestUid } }),
      [cancel],
    ),
    isSubmitting: sent.isSubmitting || accepted.isSubmitting || cancelled.isSubmitting,
    error: sent.error ?? accepted.error ?? cancelled.error,
  };
}
