import { type NoticeStatusBody, updateNoticeStatus } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { noticeReads } from "./noticeReads.ts";

/**
 * Moves one notice to another status. Raises `illegal_transition` with what is allowed, and `stale_version` with the
 * present state in `current`.
 *
 * @example
 * const { moveNotice } = useMoveNotice();
 * await moveNotice(notice.uid, { status: "paid", version: notice.version });
 */
export function useMoveNotice() {
  const { run, ...submission } = useApiMutation(updateNoticeStatus, { revalidate: noticeReads });
  const moveNotice = useCallback(
    (uid: string, body: NoticeStatusBody) => run({ params: { id: uid }, body }),
    [run],
  );
  return { moveNotice, ...submission };
}
