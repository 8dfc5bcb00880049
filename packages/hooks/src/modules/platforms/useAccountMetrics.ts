import { getInstagram, getTiktok, getTwitter, getYoutube, type Platform } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

const calls = { instagram: getInstagram, tiktok: getTiktok, x: getTwitter } as const;

/**
 * Live figures of an account. `null` handle: not yet. Raises `not_found`, `platform_not_configured`,
 * or `rate_limited` with `retryAfter` seconds.
 *
 * @example
 * const { accountMetrics } = useAccountMetrics("youtube", "hanako");
 */
export function useAccountMetrics(platform: Platform, handle: string | null) {
  const options = { revalidateOnFocus: false, revalidateIfStale: false };
  const youtube = useApiQuery(
    getYoutube,
    platform === "youtube" && handle ? { params: { id: handle }, query: { id_type: "handle" } } : null,
    options,
  );
  const other = useApiQuery<(typeof calls)[keyof typeof calls]>(
    calls[platform === "youtube" ? "x" : platform],
    platform !== "youtube" && handle ? { params: { id: handle } } : null,
    options,
  );
  const { data, isLoading, error, refresh } = platform === "youtube" ? youtube : other;
  return { accountMetrics: data?.kind === "account" ? data : undefined, isLoading, error, refresh };
}
