import { type PaymentNoticeBody, previewPaymentNotices } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * The notices as `useCreateNotices` would make them, and the jobs left out with why. Nothing is stored.
 *
 * @example
 * const { previewNotices } = usePreviewNotices();
 * const { items, skipped } = await previewNotices({ job_request_uids: ["job_001"] });
 */
export function usePreviewNotices() {
  const { run, ...submission } = useApiMutation(previewPaymentNotices);
  const previewNotices = useCallback((body: PaymentNoticeBody) => run({ body }), [run]);
  return { previewNotices, ...submission };
}
