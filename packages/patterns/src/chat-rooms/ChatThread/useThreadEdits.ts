import { useCallback, useRef, useState } from "react";
import type { CommentEditLook, CommentLook } from "../chat.types.ts";
import type { ThreadHandlers } from "./threadActions.ts";

type Edits = NonNullable<ThreadHandlers["edits"]>;

export interface ThreadEdits {
  /** By the comment's id; a box stands open at each. */
  readonly edits: Edits;
  /** The one that was begun here: it gets the focus. One that was there before takes it from nobody. */
  readonly startedId: string | null;
  readonly start: (comment: Pick<CommentLook, "id" | "text">) => void;
  readonly change: (id: string, edit: CommentEditLook | null) => void;
}

const none: Edits = {};

/** Comments that are being written again: kept by the caller, else as long as the thread is shown. */
export function useThreadEdits(handlers: Pick<ThreadHandlers, "edits" | "onEditChange">): ThreadEdits {
  const [here, setHere] = useState<Edits>(none);
  const [startedId, setStarted] = useState<string | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  const change = useCallback((id: string, edit: CommentEditLook | null) => {
    if (latest.current.onEditChange) return latest.current.onEditChange(id, edit);
    setHere(({ [id]: _, ...others }) => (edit ? { ...others, [id]: edit } : others));
  }, []);
  const start = useCallback(
    ({ id, text }: Pick<CommentLook, "id" | "text">) => {
      setStarted(id);
      change(id, { text, original: text });
    },
    [change],
  );
  return { edits: handlers.edits ?? here, startedId, start, change };
}
