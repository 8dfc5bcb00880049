import { endpointKey, getReplyPage, type ReplyPage } from "@tsumugi/contract";
import { useCallback } from "react";
import { usePutAnswer } from "../../core/usePutAnswer.ts";

/** Puts the page that a write answers on screen at once: read again, the old one would stand there meanwhile. */
export function useReplyAnswer() {
  const putAnswer = usePutAnswer();
  return useCallback(
    async (token: string, answer: Promise<ReplyPage>): Promise<ReplyPage> => {
      const page = await answer;
      await putAnswer(endpointKey(getReplyPage, { params: { token } }), page);
      return page;
    },
    [putAnswer],
  );
}
