import { editRowComment as editRowCommentCall, listRowComments } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Changes one's own remark. Raises `stale_version` with the present remark where it says something else than `was`.
 *
 * @example
 * const { editRowComment, isSubmitting, error } = useEditRowComment();
 * await editRowComment(comment.uid, { text, was: comment.text });
 */
export function useEditRowComment() {
  const { run, ...submission } = useApiMutation(editRowCommentCall, { revalidate: [listRowComments] });
  const editRowComment = useCallback(
    (uid: string, body: { readonly text: string; readonly was?: string }) =>
      run({ params: { id: uid }, body }),
    [run],
  );
  return { editRowComment, ...submission };
}
