import type { CommentView, UseComments } from "@tsumugi/hooks";
import { useCallback, useEffect, useRef } from "react";

const isLookedAt = () => document.visibilityState === "visible" && document.hasFocus();

/** The seq of a comment; the newest ones are asked for, so the search begins there. */
function seqOf(comments: CommentView, id: string): number {
  for (let i = comments.length - 1; i >= 0; i--) {
    const comment = comments.at(i);
    if (comment?.id === id) return comment.seq;
  }
  return 0;
}

/**
 * Moves the read position to the newest comment that was in view, in a window that is on screen and has
 * the focus. Answers what the thread tells of comments that came into view.
 */
export function useMarkReadWhenSeen<Room extends { readonly readSeq: number }>(
  room: Room | undefined,
  { comments, hasMore, hasNewer }: Pick<UseComments, "comments" | "hasMore" | "hasNewer">,
  /** Moves the position in a room of this side. */
  move: (room: Room, readTo: number) => Promise<void>,
): (id: string) => void {
  const seen = useRef(0);
  const marked = useRef(0);
  const latest = useRef({ room, comments, hasMore, hasNewer, move });
  latest.current = { room, comments, hasMore, hasNewer, move };

  const mark = useCallback(() => {
    const { room: now, move: moveTo } = latest.current;
    const readTo = seen.current;
    if (!now || !isLookedAt() || readTo <= Math.max(marked.current, now.readSeq)) return;
    const before = marked.current;
    marked.current = readTo;
    moveTo(now, readTo).catch(() => {
      // Tried again with the next comment, or when the window gets the focus.
      marked.current = before;
    });
  }, []);

  useEffect(() => {
    window.addEventListener("focus", mark);
    document.addEventListener("visibilitychange", mark);
    return () => {
      window.removeEventListener("focus", mark);
      document.removeEventListener("visibilitychange", mark);
    };
  }, [mark]);
  // What was seen before the room's own read position was known.
  const isKnown = room !== undefined;
  useEffect(() => {
    if (isKnown) mark();
  }, [isKnown, mark]);

  return useCallback(
    (id: string) => {
      const { room: now, comments: shown, hasMore: hasOlder, hasNewer: isPast } = latest.current;
      const readTo = Math.max(marked.current, now?.readSeq ?? 0);
      // Of the past only what goes on from where one has read to: in between would count as read unseen.
      if (isPast && hasOlder && (shown.at(0)?.seq ?? 0) > readTo + 1) return;
      seen.current = Math.max(seen.current, seqOf(shown, id));
      mark();
    },
    [mark],
  );
}
