import {
  addDraftComment as addCall,
  addReplyDraftComment as addReplyCall,
  type BodyOf,
  deleteDraftComment as deleteCall,
  listJobDrafts,
  resolveDraftComment as resolveCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useSameId } from "../../core/useSameId.ts";
import { replyReads } from "../reply/replyReads.ts";

type Words = Omit<BodyOf<typeof addCall>, "id">;

/** A draft of a job. */
export interface DraftRef {
  readonly jobRequestUid: string;
  readonly draftUid: string;
}

const stale = { revalidate: [listJobDrafts] };

/**
 * Comments on a place of a draft by members. Only one's own can be deleted; what is done is resolved.
 *
 * @example
 * const { addDraftComment, resolveDraftComment, deleteDraftComment } = useDraftComments();
 * await addDraftComment({ jobRequestUid, draftUid }, { place: { kind: "video", second: 12 }, text });
 */
export function useDraftComments() {
  const added = useApiMutation(addCall, stale);
  const resolved = useApiMutation(resolveCall, stale);
  const deleted = useApiMutation(deleteCall, stale);
  const { run: add } = added;
  const { run: resolve } = resolved;
  const { run: remove } = deleted;
  const withId = useSameId();
  return {
    addDraftComment: useCallback(
      ({ jobRequestUid, draftUid }: DraftRef, words: Words) =>
        withId([jobRequestUid, draftUid, words], (id) =>
          add({ params: { id: jobRequestUid, draft_uid: draftUid }, body: { ...words, id } }),
        ),
      [add, withId],
    ),
    resolveDraftComment: useCallback(
      ({ jobRequestUid, draftUid }: DraftRef, commentUid: string, isResolved: boolean) =>
        resolve({
          params: { id: jobRequestUid, draft_uid: draftUid, comment_uid: commentUid },
          body: { resolved: isResolved },
        }),
      [resolve],
    ),
    deleteDraftComment: useCallback(
      ({ jobRequestUid, draftUid }: DraftRef, commentUid: string) =>
        remove({ params: { id: jobRequestUid, draft_uid: draftUid, comment_uid: commentUid } }),
      [remove],
    ),
    isSubmitting: added.isSubmitting || resolved.isSubmitting || deleted.isSubmitting,
    error: added.error ?? resolved.error ?? deleted.error,
  };
}

/**
 * The creator's comment on a place of a draft. Raises `contract_expired`.
 *
 * @example
 * const { addReplyDraftComment, isSubmitting, error } = useReplyDraftComment();
 * await addReplyDraftComment(token, draft.uid, { place, text });
 */
export function useReplyDraftComment() {
  const { run, ...submission } = useApiMutation(addReplyCall, { revalidate: replyReads });
  const withId = useSameId();
  const addReplyDraftComment = useCallback(
    (token: string, draftUid: string, words: Words) =>
      withId([token, draftUid, words], (id) =>
        run({ params: { token, draft_uid: draftUid }, body: { ...words, id } }),
      ),
    [run, withId],
  );
  return { addReplyDraftComment, ...submission };
}
