import { type BodyOf, submitDraft as submitDraftCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { replyReads } from "./replyReads.ts";
import { useReplyAnswer } from "./useReplyAnswer.ts";

/**
 * Submits a draft by text and URL. Raises `illegal_transition`.
 *
 * @example
 * const { submitDraft, isSubmitting, error } = useSubmitDraft();
 * await submitDraft(token, { text, url });
 */
export function useSubmitDraft() {
  const takeAnswer = useReplyAnswer();
  const { run, ...submission } = useApiMutation(submitDraftCall, { revalidate: replyReads });
  const submitDraft = useCallback(
    (token: string, draft: BodyOf<typeof submitDraftCall>) =>
      takeAnswer(token, run({ params: { token }, body: draft })),
    [run, takeAnswer],
  );
  return { submitDraft, ...submission };
}
