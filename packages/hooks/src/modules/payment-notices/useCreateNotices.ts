import { createPaymentNotices as createCall, type PaymentNoticeBody } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { noticeReads } from "./noticeReads.ts";

/**
 * Makes drafts: from inspected jobs one for each payee, or one by hand. Raises `due_too_late`, and `stale_version` with
 * the notice that a new edition was to replace in `current`.
 *
 * @example
 * const { createNotices } = useCreateNotices();
 * const { items, skipped } = await createNotices({ job_request_uids: ["job_001", "job_002"] });
 */
export function useCreateNotices() {
  const { run, ...submission } = useApiMutation(createCall, { revalidate: noticeReads });
  const createNotices = useCallback((body: PaymentNoticeBody) => run({ body }), [run]);
  return { createNotices, ...submission };
}
