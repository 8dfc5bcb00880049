import { getReplyPage } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { watched } from "./replyReads.ts";

/**
 * What the creator sees of one job: terms, status, room and posts. Loaded again every minute.
 * Raises `link_expired` and `link_revoked`.
 *
 * @example
 * const { replyPage, isLoading, error } = useReplyPage(token);
 */
export function useReplyPage(token: string | null) {
  const { data, ...query } = useApiQuery(
    getReplyPage,
    token === null ? null : { params: { token } },
    watched,
  );
  return { replyPage: data, ...query };
}
