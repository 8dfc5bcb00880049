import { useMemo, useRef } from "react";

export interface ThreadHandlers {
  onImageOpen?: (image: { src: string; alt: string; name: string }) => void;
  onResend?: (id: string) => void;
  onDiscard?: (id: string) => void;
  /** Stores another text; absent: nothing can be edited. What a rejection says is shown, and the text stays. */
  onEdit?: (id: string, text: string) => Promise<unknown>;
  /** Deletes for everybody; absent: nothing can be deleted. Asked for once more before it is called. */
  onDelete?: (id: string) => Promise<unknown>;
}

/** What one can do with a comment. The same object over renders, so that no comment is drawn anew for it. */
export interface ThreadActions {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  openImage(image: { src: string; alt: string; name: string }): void;
  resend(id: string): void;
  discard(id: string): void;
  edit(id: string, text: string): Promise<unknown> | undefined;
  startEditing(id: string): void;
  stopEditing(): void;
  askToDelete(id: string): void;
}

/** The handlers of the moment behind actions that do not change. */
export function useThreadActions(
  handlers: ThreadHandlers,
  setEditing: (id: string | null) => void,
  setDeleting: (id: string | null) => void,
): ThreadActions {
  const latest = useRef(handlers);
  latest.current = handlers;
  const canEdit = handlers.onEdit !== undefined;
  const canDelete = handlers.onDelete !== undefined;
  return useMemo(
    () => ({
      canEdit,
      canDelete,
      openImage: (image) => latest.current.onImageOpen?.(image),
      resend: (id) => latest.current.onResend?.(id),
      discard: (id) => latest.current.onDiscard?.(id),
      edit: (id, text) => latest.current.onEdit?.(id, text),
      startEditing: setEditing,
      stopEditing: () => setEditing(null),
      askToDelete: setDeleting,
    }),
    [canEdit, canDelete, setEditing, setDeleting],
  );
}
