import { getShortLink } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The short link of a job with its clicks, null where there is none, and the UTM values to begin with.
 *
 * @example
 * const { shortLink } = useShortLink(jobRequest.uid);
 */
export function useShortLink(jobRequestUid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getShortLink,
    jobRequestUid === null ? null : { params: { id: jobRequestUid } },
  );
  return {
    shortLink: data?.short_link ?? null,
    utmTemplate: data?.utm_template,
    isLoading,
    isRefreshing,
    error,
    refresh,
  };
}
