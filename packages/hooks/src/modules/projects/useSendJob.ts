import { type SendJobBody, sendJob as sendJobCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { jobReads } from "./jobReads.ts";

/**
 * 依頼を送る. Never twice to one creator: those who have it already are in `skipped` with the reason.
 *
 * @example
 * const { sendJob, isSubmitting, error } = useSendJob();
 * const { sent, skipped } = await sendJob(project.uid, { creator_uids, terms });
 */
export function useSendJob() {
  const { run, ...submission } = useApiMutation(sendJobCall, { revalidate: jobReads });
  const sendJob = useCallback(
    (uid: string, body: SendJobBody & Required<Pick<SendJobBody, "terms">>) =>
      run({ params: { id: uid }, body }),
    [run],
  );
  return { sendJob, ...submission };
}
