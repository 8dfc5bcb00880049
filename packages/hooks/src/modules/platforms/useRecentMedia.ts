import { listRecentMedia, type Platform } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Recent posts of a job's creator to pick from, those within the posting period first. `unread` has those of the creator's
 * accounts that could not be read while others could. Pass null to wait. Raises `not_found` (the creator has no account
 * there, or it is private), `platform_not_configured`, or `rate_limited` with `retryAfter` seconds.
 *
 * @example
 * const { media, unread } = useRecentMedia("instagram", jobRequest.uid);
 */
export function useRecentMedia(platform: Platform | null, jobRequestUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listRecentMedia,
    jobRequestUid === null || platform === null
      ? null
      : { params: { id: jobRequestUid }, query: { platform } },
    { revalidateOnFocus: false },
  );
  return { media: data?.items ?? [], unread: data?.unread ?? [], isLoading, error, refresh };
}
