import { endpointKey, getReplyPage, type ReplyPage } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";

/** Puts the page that a write answers on screen at once: read again, the old one would stand there meanwhile. */
export function useReplyAnswer() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (token: string, answer: Promise<ReplyPage>): Promise<ReplyPage> => {
      const page = await answer;
      await mutate(endpointKey(getReplyPage, { params: { token } }), page, { revalidate: false });
      return page;
    },
    [mutate],
  );
}
