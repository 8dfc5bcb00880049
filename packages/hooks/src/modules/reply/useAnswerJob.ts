import { answerJob as answerJobCall, type JobAnswer } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { replyReads } from "./replyReads.ts";

/**
 * The creator's answer to a job. Raises `already_answered`.
 *
 * @example
 * const { answerJob, isSubmitting, error } = useAnswerJob();
 * await answerJob(token, "accepted");
 */
export function useAnswerJob() {
  const { run, ...submission } = useApiMutation(answerJobCall, { revalidate: replyReads });
  const answerJob = useCallback(
    (token: string, answer: JobAnswer, comment = "") => run({ params: { token }, body: { answer, comment } }),
    [run],
  );
  return { answerJob, ...submission };
}
