import { type RefObject, useEffect, useRef } from "react";
import type { CommentLook } from "../chat.types.ts";
import { commentIn } from "./scrollAnchor.ts";

export interface ThreadTarget {
  readonly targetId: string | null;
  /** False: who was sent there goes on where the keyboard is, also when that is over. */
  readonly focusTarget: boolean;
}

/** Gives the focus to the comment that somebody was sent to, once it is drawn: it is read aloud, and Tab goes on from it. */
export function useTarget(
  scroller: RefObject<HTMLDivElement | null>,
  comments: readonly CommentLook[],
  { targetId, focusTarget }: ThreadTarget,
): void {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (targetId === null) focused.current = null;
    if (targetId === null || targetId === focused.current || comments.length === 0) return;
    const element = scroller.current && commentIn(scroller.current, targetId);
    if (!element) return;
    focused.current = targetId;
    if (focusTarget) element.focus({ preventScroll: true });
  }, [scroller, comments, targetId, focusTarget]);
}
