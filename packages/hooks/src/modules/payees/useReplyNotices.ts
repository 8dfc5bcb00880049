import { listReplyNotices } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Payment notices for the requests that a reply link opens, newest first.
 *
 * @example
 * const { replyNotices } = useReplyNotices(token);
 */
export function useReplyNotices(token: string | null) {
  const { data, ...query } = useApiQuery(listReplyNotices, token === null ? null : { params: { token } });
  return { replyNotices: data?.items, ...query };
}
