import { listRowComments } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

/**
 * Remarks among colleagues on one row of a project's sheet, newest first. `null` creator: not yet.
 *
 * @example
 * const { rowComments, hasMore, loadMore } = useRowComments(project.uid, creator_uid);
 */
export function useRowComments(projectUid: string, creatorUid: string | null) {
  const { items, ...list } = useApiInfiniteQuery(
    listRowComments,
    creatorUid === null ? null : { params: { id: projectUid }, query: { creator_uid: creatorUid } },
  );
  return { rowComments: items, ...list };
}
