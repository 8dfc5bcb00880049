import { searchInstagramMedia, searchTiktokVideos } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

const calls = { instagram: searchInstagramMedia, tiktok: searchTiktokVideos } as const;

/**
 * Recent posts of a job's creator to pick from, those within the posting period first. Raises
 * `platform_not_configured`, or `rate_limited` with `retryAfter` seconds.
 *
 * @example
 * const { media } = useRecentMedia("instagram", jobRequest.uid);
 */
export function useRecentMedia(platform: "instagram" | "tiktok", jobRequestUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery<(typeof calls)[keyof typeof calls]>(
    calls[platform],
    jobRequestUid === null ? null : { query: { job_request_uid: jobRequestUid } },
    { revalidateOnFocus: false },
  );
  return { media: data?.items ?? [], isLoading, error, refresh };
}
