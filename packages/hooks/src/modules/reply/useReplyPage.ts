import { getReplyPage } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/** Staff may revoke a link while its page is open; polled this often, in ms. */
const LOOK_AGAIN = 60_000;

/**
 * What the creator sees of one job: terms, status, room and posts. Loaded again every minute.
 * Raises `link_expired` and `link_revoked`.
 *
 * @example
 * const { replyPage, isLoading, error } = useReplyPage(token);
 */
export function useReplyPage(token: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getReplyPage,
    token === null ? null : { params: { token } },
    { refreshInterval: LOOK_AGAIN },
  );
  return { replyPage: data, isLoading, error, refresh };
}
