import {
  type BodyOf,
  previewJob as previewCall,
  type SendJobBody,
  sendJob as sendJobCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { sendReads } from "./jobReads.ts";

/**
 * 依頼を送る. Never twice to one creator: those who have it already are in `skipped` with the reason. With
 * `hold_seconds`, and to many, the answer is a `task` that `useJobSends` follows.
 *
 * @example
 * const { sendJob, isSubmitting, error } = useSendJob();
 * const { sent, skipped, task } = await sendJob(project.uid, { creator_uids, terms, hold_seconds: 10 });
 */
export function useSendJob() {
  const { run, ...submission } = useApiMutation(sendJobCall, { revalidate: sendReads });
  const sendJob = useCallback(
    (uid: string, body: SendJobBody & Required<Pick<SendJobBody, "terms">>) =>
      run({ params: { id: uid }, body }),
    [run],
  );
  return { sendJob, ...submission };
}

/**
 * The mail to one creator exactly as it would be sent, with what stands against sending to any. Writes nothing.
 *
 * @example
 * const { previewJob, isSubmitting, error } = usePreviewJob();
 * const { mail, problems } = await previewJob(project.uid, { creator_uids, terms, creator_uid });
 */
export function usePreviewJob() {
  const { run, ...submission } = useApiMutation(previewCall);
  const previewJob = useCallback(
    (uid: string, body: BodyOf<typeof previewCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { previewJob, ...submission };
}
