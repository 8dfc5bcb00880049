import { recordReplyOpened as recordCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Says that the creator has the page on screen, with messages up to `seq`. Called by the page itself once it is shown.
 *
 * @example
 * const { recordReplyOpened } = useRecordReplyOpened();
 * void recordReplyOpened(token, newestSeq).catch(() => undefined);
 */
export function useRecordReplyOpened() {
  const { run, ...submission } = useApiMutation(recordCall);
  const recordReplyOpened = useCallback(
    (token: string, seq: number) => run({ params: { token }, body: { seq } }),
    [run],
  );
  return { recordReplyOpened, ...submission };
}
