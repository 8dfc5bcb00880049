import {
  deleteRowComment as deleteRowCommentCall,
  listRowComments,
  type RowComment,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useRefreshRows } from "./useRefreshRows.ts";

/**
 * Deletes one's own remark on a row.
 *
 * @example
 * const { deleteRowComment, isSubmitting, error } = useDeleteRowComment();
 * await deleteRowComment(project.uid, comment);
 */
export function useDeleteRowComment() {
  const { run, ...submission } = useApiMutation(deleteRowCommentCall, { revalidate: [listRowComments] });
  const refreshRows = useRefreshRows();
  const deleteRowComment = useCallback(
    async (projectUid: string, { uid, creator_uid }: Pick<RowComment, "uid" | "creator_uid">) => {
      await run({ params: { id: uid } });
      refreshRows(projectUid, [creator_uid]);
    },
    [run, refreshRows],
  );
  return { deleteRowComment, ...submission };
}
