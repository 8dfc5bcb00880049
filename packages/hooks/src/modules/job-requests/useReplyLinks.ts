import {
  createReplyLink as createCall,
  listReplyLinks,
  type ReplyLinkDelivery,
  revokeReplyLink as revokeCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Links by which the creator of a job opens the reply page, newest first, and the address for a new one (`email`
 * empty: none is known). `null`: not yet.
 *
 * @example
 * const { replyLinks, email } = useReplyLinks(isOpen ? jobRequestUid : null);
 */
export function useReplyLinks(jobRequestUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listReplyLinks,
    jobRequestUid === null ? null : { params: { id: jobRequestUid } },
  );
  return { replyLinks: data?.items ?? [], email: data?.email ?? "", isLoading, error, refresh };
}

const stale = { revalidate: [listReplyLinks] };

/**
 * Creates a link, mailed to the creator or answered once as `url`; and revokes one for good. Raises `conflict` with the
 * reason in Japanese where none can be created.
 *
 * @example
 * const { createReplyLink, revokeReplyLink } = useSaveReplyLink();
 * const { url } = await createReplyLink(jobRequestUid, "copy");
 */
export function useSaveReplyLink() {
  const created = useApiMutation(createCall, stale);
  const revoked = useApiMutation(revokeCall, stale);
  const { run: create } = created;
  const { run: revoke } = revoked;
  return {
    createReplyLink: useCallback(
      (jobRequestUid: string, deliver: ReplyLinkDelivery) =>
        create({ params: { id: jobRequestUid }, body: { deliver } }),
      [create],
    ),
    revokeReplyLink: useCallback(
      (jobRequestUid: string, linkUid: string) =>
        revoke({ params: { id: jobRequestUid, link_uid: linkUid } }),
      [revoke],
    ),
    isSubmitting: created.isSubmitting || revoked.isSubmitting,
    error: created.error ?? revoked.error,
  };
}
