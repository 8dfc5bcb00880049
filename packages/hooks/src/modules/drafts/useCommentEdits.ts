import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type RoomRef, roomKey } from "../comments/roomRef.ts";

import { useCommentScope } from "../realtime/commentScope.ts";

import { type CommentEdit, editKey, editsOf } from "./commentEdits.ts";
import { joinDrafts } from "./draftText.ts";

/**
 * Edits of own comments in a room: kept like drafts per person, company and room, shared by all tabs, over reloads and
 * changes of the room; deleted after saving, cancelling and sign-out (`clearDrafts`).
 *
 * @example
 * const { edits, saveEdit, keepAsDraft } = useCommentEdits({ side: "chat", id: roomId });
 * saveEdit(comment.id, { text: "書き直した文", original: comment.text });
 */
export function useCommentEdits({ side, id }: RoomRef): {
  /** By the comment's id. The same object until something changes. */
  readonly edits: Readonly<Record<string, CommentEdit>>;
  /** `null` ends an edit that was saved or cancelled. */
  readonly saveEdit: (commentId: string, edit: CommentEdit | null) => void;
  /** Ends an edit whose comment was deleted: its text is added to the draft of the room. */
  readonly keepAsDraft: (commentId: string) => void;
} {
  const { edits: kept, texts } = useCommentScope().drafts;
  const room = roomKey({ side, id });
  const all = useSyncExternalStore(kept.subscribe, kept.snapshot);
  const edits = useMemo(() => editsOf(all, room), [all, room]);
  const saveEdit = useCallback(
    (commentId: string, edit: CommentEdit | null) =>
      kept.set(editKey(room, commentId), edit && JSON.stringify(edit)),
    [kept, room],
  );
  const keepAsDraft = useCallback(
    (commentId: string) => {
      const edit = editsOf(kept.snapshot(), room)[commentId];
      if (edit) texts.set(room, joinDrafts(texts.get(room) ?? "", edit.text));
      saveEdit(commentId, null);
    },
    [kept, texts, room, saveEdit],
  );
  return { edits, saveEdit, keepAsDraft };
}
