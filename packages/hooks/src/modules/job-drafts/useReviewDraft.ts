import {
  type BodyOf,
  listJobDrafts,
  listWaitingDrafts,
  recordJobDraft as recordCall,
  reviewJobDraft as reviewCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { jobReads } from "../projects/jobReads.ts";

const stale = { revalidate: [...jobReads, listJobDrafts, listWaitingDrafts] };

/**
 * Decides on the newest draft, or records one that came by another way. Raises `stale_version` where a newer draft or a
 * colleague was faster, `invalid_request` with what the checklist leaves open.
 *
 * @example
 * const { reviewJobDraft, recordJobDraft, isSubmitting, error } = useReviewDraft();
 * await reviewJobDraft(jobRequestUid, draft.uid, { decision: "revision", message, due_on });
 */
export function useReviewDraft() {
  const reviewed = useApiMutation(reviewCall, stale);
  const recorded = useApiMutation(recordCall, stale);
  const { run: review } = reviewed;
  const { run: record } = recorded;
  return {
    reviewJobDraft: useCallback(
      (jobRequestUid: string, draftUid: string, body: BodyOf<typeof reviewCall>) =>
        review({ params: { id: jobRequestUid, draft_uid: draftUid }, body }),
      [review],
    ),
    recordJobDraft: useCallback(
      (jobRequestUid: string, body: BodyOf<typeof recordCall>) =>
        record({ params: { id: jobRequestUid }, body }),
      [record],
    ),
    isSubmitting: reviewed.isSubmitting || recorded.isSubmitting,
    error: reviewed.error ?? recorded.error,
  };
}
