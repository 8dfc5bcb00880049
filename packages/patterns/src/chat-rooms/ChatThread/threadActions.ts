import { useMemo, useRef } from "react";
import type { CommentEditLook, CommentLook } from "../chat.types.ts";
import type { ThreadEdits } from "./useThreadEdits.ts";

export interface ThreadHandlers {
  onLoadOlder?: () => void;
  onLoadNewer?: () => void;
  /** Out of the past, to the newest. */
  onToLatest?: () => void;
  onJumpToUnread?: () => void;
  /** The newest comment that has come into view; called again only for newer ones. */
  onSeen?: (id: string) => void;
  /** The comment that is read further up, null at the end: what is loaded again is to hold it. */
  onReading?: (id: string | null) => void;
  onImageOpen?: (image: { src: string; alt: string; name: string }) => void;
  onResend?: (id: string) => void;
  onDiscard?: (id: string) => void;
  /**
   * Stores another text over `original`; absent: nothing can be edited. What a rejection says is shown, and the text
   * stays. One with `current: { text }` was refused for what the comment says by now: both stand side by side.
   */
  onEdit?: (id: string, text: string, original: string) => Promise<unknown>;
  /** Own comments that are being written again, by id, where the caller keeps them; with `onEditChange`. */
  edits?: Readonly<Record<string, CommentEditLook>>;
  /** At every key; null: saved, or given up. Absent: kept as long as the thread is shown. */
  onEditChange?: (id: string, edit: CommentEditLook | null) => void;
  /** Offered where the comment was deleted meanwhile: what was written goes to the message that is being written. */
  onEditToDraft?: (id: string) => void;
  /** Deletes for everybody; absent: nothing can be deleted. Asked for once more before it is called. */
  onDelete?: (id: string) => Promise<unknown>;
}

/** What one can do with a comment. The same object over renders, so that no comment is drawn again for it. */
export interface ThreadActions {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  openImage(image: { src: string; alt: string; name: string }): void;
  resend(id: string): void;
  discard(id: string): void;
  edit(id: string, text: string, original: string): Promise<unknown> | undefined;
  startEditing(comment: Pick<CommentLook, "id" | "text">): void;
  changeEdit(id: string, edit: CommentEditLook | null): void;
  /** Absent: what was written can only be copied. */
  readonly editToDraft: ((id: string) => void) | undefined;
  askToDelete(id: string): void;
}

/** The handlers of the moment behind actions that do not change. */
export function useThreadActions(
  handlers: ThreadHandlers,
  { start, change }: Pick<ThreadEdits, "start" | "change">,
  setDeleting: (id: string | null) => void,
): ThreadActions {
  const latest = useRef(handlers);
  latest.current = handlers;
  const canEdit = handlers.onEdit !== undefined;
  const canDelete = handlers.onDelete !== undefined;
  const canMove = handlers.onEditToDraft !== undefined;
  return useMemo(
    () => ({
      canEdit,
      canDelete,
      openImage: (image) => latest.current.onImageOpen?.(image),
      resend: (id) => latest.current.onResend?.(id),
      discard: (id) => latest.current.onDiscard?.(id),
      edit: (id, text, original) => latest.current.onEdit?.(id, text, original),
      startEditing: start,
      changeEdit: change,
      editToDraft: canMove ? (id) => latest.current.onEditToDraft?.(id) : undefined,
      askToDelete: setDeleting,
    }),
    [canEdit, canDelete, canMove, start, change, setDeleting],
  );
}
