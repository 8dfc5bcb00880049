import { useRecordReplyOpened } from "@tsumugi/hooks";
import { type RefObject, useEffect, useRef, useState } from "react";

/** A tab that was opened in the background, or a page that is only prepared, has been read by nobody. */
const isOnScreen = () => document.visibilityState === "visible";

/** Whether an element has been on screen; the page is long on a phone, and its messages stand far below. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (isOnScreen()) setSeen(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}

/**
 * Says that the creator has the page on screen: once it is shown, and when its messages, up to `newestSeq`, come into
 * view. What cannot be recorded is no trouble of the creator's.
 */
export function useReplyOpened(
  token: string,
  newestSeq: number,
  thread: RefObject<HTMLElement | null>,
): void {
  const { recordReplyOpened } = useRecordReplyOpened();
  const isSeen = useSeen(thread);
  const recorded = useRef(-1);
  const seq = isSeen ? newestSeq : 0;
  useEffect(() => {
    const record = () => {
      if (!isOnScreen() || seq <= recorded.current) return;
      recorded.current = seq;
      void recordReplyOpened(token, seq).catch(() => undefined);
    };
    record();
    document.addEventListener("visibilitychange", record);
    return () => document.removeEventListener("visibilitychange", record);
  }, [recordReplyOpened, seq, token]);
}
