import { useEffect, useRef } from "react";
import { SHOWN_HEADING } from "../shared/usePageTitle.ts";

/**
 * Keeps the keyboard where the person went when a room is opened or left and the link that was pressed goes away
 * with its list: at the heading of the room, or of the page. A link that stays keeps the focus.
 */
export function useRoomFocus(roomId: string | undefined): void {
  const before = useRef(roomId);
  useEffect(() => {
    if (before.current === roomId) return;
    before.current = roomId;
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const heading = roomId ? "main h2[tabindex='-1']" : SHOWN_HEADING;
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }, [roomId]);
}
