import type { UseComments } from "@tsumugi/hooks";
import { useEffect, useRef } from "react";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Brings the comment that the address names (`at`: its number in the room) into view, once, loading back to it. */
export function useJumpToComment(
  isReady: boolean,
  { comments, loadBackTo }: Pick<UseComments, "comments" | "loadBackTo">,
): void {
  const at = Number(useUrlState().get("at"));
  const done = useRef(0);
  const oldest = comments.at(0)?.seq ?? 0;
  useEffect(() => {
    if (!isReady || !(at > 0) || done.current === at || comments.length === 0) return;
    if (oldest > at) {
      void loadBackTo(at);
      return;
    }
    const id = Array.from(comments).find(({ seq }) => seq === at)?.id;
    const element = id && document.querySelector(`[data-comment="${CSS.escape(id)}"]`);
    if (!element) return;
    done.current = at;
    // After the thread has taken its own place.
    requestAnimationFrame(() => element.scrollIntoView({ block: "center" }));
  }, [isReady, at, oldest, comments, loadBackTo]);
}
