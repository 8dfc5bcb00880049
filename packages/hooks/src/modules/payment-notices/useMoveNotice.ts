import { type NoticeStatusBody, type PaymentNotice, updateNoticeStatus } from "@tsumugi/contract";
import { useCallback } from "react";
import { isApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePlaceNotices } from "./usePlaceNotices.ts";

/**
 * Moves one notice to another status. Raises `illegal_transition` with what is allowed, and `stale_version` with the
 * present state in `current`, which is then on screen already.
 *
 * @example
 * const { moveNotice } = useMoveNotice();
 * await moveNotice(notice.uid, { status: "paid", version: notice.version });
 */
export function useMoveNotice() {
  const { run, ...submission } = useApiMutation(updateNoticeStatus);
  const place = usePlaceNotices();
  const moveNotice = useCallback(
    async (uid: string, body: NoticeStatusBody) => {
      try {
        const notice = await run({ params: { id: uid }, body });
        await place([notice]);
        return notice;
      } catch (cause) {
        if (isApiError(cause) && cause.code === "stale_version")
          await place([cause.current as PaymentNotice]);
        throw cause;
      }
    },
    [run, place],
  );
  return { moveNotice, ...submission };
}
