import { updateShortLink as updateShortLinkCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { shortLinkReads } from "./shortLinkReads.ts";

/**
 * Disables a short link, which leads nowhere from then on, or enables it again.
 *
 * @example
 * const { updateShortLink, isSubmitting } = useUpdateShortLink();
 * await updateShortLink(shortLink.uid, { disabled: true });
 */
export function useUpdateShortLink() {
  const { run, ...submission } = useApiMutation(updateShortLinkCall, { revalidate: shortLinkReads });
  const updateShortLink = useCallback(
    (uid: string, body: { readonly disabled: boolean }) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateShortLink, ...submission };
}
