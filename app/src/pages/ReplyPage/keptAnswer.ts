import { useFormDraft } from "@tsumugi/hooks";
import type { ReplyAnswerDraft } from "@tsumugi/patterns";
import { useCallback, useMemo } from "react";

/** What was typed before; undefined for nothing, and for what is no answer of ours. */
export function readKeptAnswer(kept: string): ReplyAnswerDraft | undefined {
  if (kept === "") return undefined;
  try {
    const { comment, fee, delivery_on } = JSON.parse(kept);
    return {
      comment: typeof comment === "string" ? comment : "",
      fee: typeof fee === "number" ? fee : null,
      delivery_on: typeof delivery_on === "string" ? delivery_on : null,
    };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed with an answer until it was sent. */
export function useKeptAnswer() {
  const { formDraft, saveFormDraft } = useFormDraft("answer");
  const initial = useMemo(() => readKeptAnswer(formDraft), [formDraft]);
  const onDraftChange = useCallback(
    (draft: ReplyAnswerDraft) => {
      const isEmpty = draft.comment === "" && draft.fee === null && draft.delivery_on === null;
      saveFormDraft(isEmpty ? "" : JSON.stringify(draft));
    },
    [saveFormDraft],
  );
  return { initial, onDraftChange };
}
