import { getReplyPage } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What the creator sees of one job: terms, status, room and posts. Raises `link_expired`.
 *
 * @example
 * const { replyPage, isLoading, error } = useReplyPage(token);
 */
export function useReplyPage(token: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getReplyPage,
    token === null ? null : { params: { token } },
  );
  return { replyPage: data, isLoading, error, refresh };
}
