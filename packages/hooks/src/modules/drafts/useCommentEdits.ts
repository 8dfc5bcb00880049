import { useCallback, useMemo, useSyncExternalStore } from "react";
import { type RoomRef, roomKey } from "../comments/roomRef.ts";

import { useCommentScope } from "../realtime/commentScope.ts";

import { type CommentEdit, editKey, editsOf } from "./commentEdits.ts";
import { joinDrafts } from "./draftText.ts";

/**
 * Own comments of a room that are being written anew: kept like drafts per person, company and room, the same in all
 * tabs, over reloads and changes of the room; gone after saving, giving up, and sign-out (`clearDrafts`).
 *
 * @example
 * const { edits, saveEdit, keepAsDraft } = useCommentEdits({ side: "chat", id: roomId });
 * saveEdit(comment.id, { text: "書き直した文", original: comment.text });
 */
export function useCommentEdits({ side, id }: RoomRef): {
  /** By the comment's id. The same object until something changes. */
  readonly edits: Readonly<Record<string, CommentEdit>>;
  /** `null` ends one: it was saved, or given up. */
  readonly saveEdit: (commentId: string, edit: CommentEdit | null) => void;
  /** Ends one whose comment is gone: its text goes to the message that is being written. */
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
