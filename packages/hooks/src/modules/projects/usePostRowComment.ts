import { listRowComments, postRowComment as postRowCommentCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useSameId } from "../../core/useSameId.ts";
import { useRefreshRows } from "./useRefreshRows.ts";

/**
 * Writes a remark on a row of a project's sheet. The same text sent again after a failure is one remark.
 *
 * @example
 * const { postRowComment, isSubmitting, error } = usePostRowComment();
 * await postRowComment(project.uid, creator_uid, text);
 */
export function usePostRowComment() {
  const { run, ...submission } = useApiMutation(postRowCommentCall, {
    revalidate: [listRowComments],
  });
  const refreshRows = useRefreshRows();
  const withId = useSameId();
  const postRowComment = useCallback(
    async (projectUid: string, creatorUid: string, text: string) => {
      const posted = await withId([projectUid, creatorUid, text], (id) =>
        run({ params: { id: projectUid }, body: { creator_uid: creatorUid, id, text } }),
      );
      refreshRows(projectUid, [creatorUid]);
      return posted;
    },
    [run, refreshRows, withId],
  );
  return { postRowComment, ...submission };
}
