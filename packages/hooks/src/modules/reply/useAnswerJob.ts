import { answerJob as answerJobCall, type BodyOf } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { replyReads } from "./replyReads.ts";
import { useReplyAnswer } from "./useReplyAnswer.ts";

/**
 * The creator's answer to a version of the terms. Raises `already_answered`, and `stale_version` for other terms than
 * those in force.
 *
 * @example
 * const { answerJob, isSubmitting, error } = useAnswerJob();
 * await answerJob(token, { answer: "accepted", version: replyPage.job_request.version });
 */
export function useAnswerJob() {
  const takeAnswer = useReplyAnswer();
  const { run, ...submission } = useApiMutation(answerJobCall, { revalidate: replyReads });
  const answerJob = useCallback(
    (token: string, body: BodyOf<typeof answerJobCall>) =>
      takeAnswer(token, run({ params: { token }, body })),
    [run, takeAnswer],
  );
  return { answerJob, ...submission };
}
