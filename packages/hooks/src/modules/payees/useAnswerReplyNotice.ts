import { answerReplyNotice as answerCall, listReplyNotices, type ReplyNoticeBody } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * The payee confirms a notice, or says what differs. Raises `stale_version` where it has moved on meanwhile.
 *
 * @example
 * const { answerReplyNotice } = useAnswerReplyNotice();
 * await answerReplyNotice(token, notice.uid, { status: "confirmed", version: notice.version });
 */
export function useAnswerReplyNotice() {
  const { run, ...submission } = useApiMutation(answerCall, { revalidate: [listReplyNotices] });
  const answerReplyNotice = useCallback(
    (token: string, id: string, body: ReplyNoticeBody) => run({ params: { token, id }, body }),
    [run],
  );
  return { answerReplyNotice, ...submission };
}
