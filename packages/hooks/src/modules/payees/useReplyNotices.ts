import { listReplyNotices } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { watched } from "../reply/replyReads.ts";

/**
 * Payment notices for the requests that a reply link opens, newest first. Loaded again every minute.
 *
 * @example
 * const { replyNotices } = useReplyNotices(token);
 */
export function useReplyNotices(token: string | null) {
  const { data, ...query } = useApiQuery(
    listReplyNotices,
    token === null ? null : { params: { token } },
    watched,
  );
  return { replyNotices: data?.items, ...query };
}
