import { listCommentTemplates } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Templates of messages: the company's shared ones and the person's own, by name.
 *
 * @example
 * const { commentTemplates } = useCommentTemplates();
 */
export function useCommentTemplates() {
  const { data, ...query } = useApiQuery(listCommentTemplates, {});
  const { isLoading, isRefreshing, error, refresh } = query;
  return { commentTemplates: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
