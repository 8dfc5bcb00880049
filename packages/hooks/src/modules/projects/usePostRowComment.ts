import { listRowComments, postRowComment as postRowCommentCall } from "@tsumugi/contract";
import { useCallback, useRef } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { uuidv7 } from "../../core/uuid.ts";
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
  const unsent = useRef({ of: "", id: "" });
  const postRowComment = useCallback(
    async (projectUid: string, creatorUid: string, text: string) => {
      const of = [projectUid, creatorUid, text].join("\n");
      if (unsent.current.of !== of) unsent.current = { of, id: uuidv7() };
      const { id } = unsent.current;
      const posted = await run({ params: { id: projectUid }, body: { creator_uid: creatorUid, id, text } });
      unsent.current = { of: "", id: "" };
      refreshRows(projectUid, [creatorUid]);
      return posted;
    },
    [run, refreshRows],
  );
  return { postRowComment, ...submission };
}
