import { fetchTiktokRedirect } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/** What TikTok's own share button gives: nobody can see from it which post it leads to. */
const isShortLink = (url: string) =>
  /^https?:\/\/(?:(?:vm|vt)\.tiktok\.com|(?:www\.)?tiktok\.com\/t)\/[^/]/.test(url);

/**
 * Where a TikTok short link leads; any other address is not asked about. Raises `unrecognized_url` where it leads away
 * from TikTok, or `platform_unavailable`.
 *
 * @example
 * const { target } = useTiktokTarget("https://vm.tiktok.com/ZMabcdef/");
 */
export function useTiktokTarget(url: string) {
  const { data, isLoading, error } = useApiQuery(
    fetchTiktokRedirect,
    isShortLink(url) ? { query: { url } } : null,
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return { target: data?.url, isLoading, error };
}
