import { createShortLink as createShortLinkCall, type ShortLinkBody } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { shortLinkReads } from "./shortLinkReads.ts";

/**
 * Makes the short link of a job. The destination is fixed from then on.
 *
 * @example
 * const { createShortLink, isSubmitting, error } = useCreateShortLink();
 * await createShortLink(jobRequest.uid, { source_url });
 */
export function useCreateShortLink() {
  const { run, ...submission } = useApiMutation(createShortLinkCall, { revalidate: shortLinkReads });
  const createShortLink = useCallback(
    (jobRequestUid: string, body: ShortLinkBody) => run({ params: { id: jobRequestUid }, body }),
    [run],
  );
  return { createShortLink, ...submission };
}
