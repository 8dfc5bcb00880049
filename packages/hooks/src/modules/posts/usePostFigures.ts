import { listPostFigures } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What was written by hand about a post, newest first.
 *
 * @example
 * const { figureEntries } = usePostFigures(post.uid);
 */
export function usePostFigures(postUid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listPostFigures,
    postUid === null ? null : { params: { id: postUid } },
  );
  return { figureEntries: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
