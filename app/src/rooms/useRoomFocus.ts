import { useEffect, useRef } from "react";
import { SHOWN_HEADING } from "../shared/usePageTitle.ts";

const HEADING = "main h2[tabindex='-1']";
const BOX = "main textarea:enabled";

/** Where somebody writes in the room on screen: a room left on a phone is out of sight. */
const findBox = () =>
  [...document.querySelectorAll<HTMLElement>(BOX)].find((element) => element.checkVisibility());

/**
 * Keeps the keyboard where the person went when a room is opened or left and what had the focus goes away: who was writing
 * goes on in the message box, others at the heading of the room, or of the page. A link that stays keeps the focus.
 */
export function useRoomFocus(roomId: string | undefined): void {
  const before = useRef(roomId);
  const isWriting = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isWriting.current = target instanceof HTMLElement && target.matches(BOX);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (before.current === roomId) return;
    before.current = roomId;
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const wasWriting = roomId !== undefined && isWriting.current;
    const box = wasWriting && findBox();
    if (box) return box.focus({ preventScroll: true });
    const heading = document.querySelector<HTMLElement>(roomId ? HEADING : SHOWN_HEADING);
    heading?.focus({ preventScroll: true });
    // The box comes with the room's answer; whoever has gone elsewhere meanwhile stays there.
    if (wasWriting && heading) return focusLater(heading);
  }, [roomId]);
}

/** @returns gives up waiting */
function focusLater(from: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const isHere = document.activeElement === from || document.activeElement === document.body;
    const box = isHere ? findBox() : undefined;
    if (box || !isHere) observer.disconnect();
    box?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
