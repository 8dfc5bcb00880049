import { setPostRemoved as setCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { postReads } from "./postReads.ts";

/**
 * Takes a post out of its project, with the reason, or brings it back with its figures.
 *
 * @example
 * const { setPostRemoved } = useSetPostRemoved();
 * await setPostRemoved(post.uid, true, "別の案件の投稿");
 */
export function useSetPostRemoved() {
  const { run, ...submission } = useApiMutation(setCall, { revalidate: postReads });
  const setPostRemoved = useCallback(
    (postUid: string, is_removed: boolean, reason = "") =>
      run({ params: { id: postUid }, body: { is_removed, reason } }),
    [run],
  );
  return { setPostRemoved, ...submission };
}
