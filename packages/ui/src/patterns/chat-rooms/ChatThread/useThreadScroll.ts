import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CommentLook } from "../chat.types.ts";
import { findAnchor, offsetOf } from "./scrollAnchor.ts";

/** Within this many px of the bottom, new comments are followed. */
const FOLLOW_WITHIN = 200;
/** The first unread comment is brought this far under the top edge, px: the divider and a line of what was read stay in sight. */
const DIVIDER_AT = 104;

interface Held {
  lastId: string | undefined;
  /** Place and height as last seen, px: a comment may come before the browser tells of a scroll. */
  top: number;
  height: number;
  /** The comment being read and its place under the top edge, px. */
  anchor: { id: string; offset: number } | null;
  /** The divider that was brought into view. */
  dividerId: string | null;
  /** It is held there until the reader moves: what stands above gets its real height bit by bit. */
  isPinned: boolean;
}

const AT_FIRST: Held = {
  ...{ lastId: undefined, top: 0, height: 0, anchor: null },
  ...{ dividerId: null, isPinned: false },
};

/** Scrolls so that a comment stands where it stood. Answers whether it is there. */
function restore(element: HTMLElement, anchor: Held["anchor"]): boolean {
  const offset = anchor && offsetOf(element, anchor.id);
  if (!anchor || offset === null) return false;
  element.scrollTop += offset - anchor.offset;
  return true;
}

/**
 * Opens at the unread divider, else at the bottom. Keeps what is read in its place when older comments
 * or late heights come in above, follows new ones near the bottom (and own ones always), and counts
 * those that came while reading further up.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLDivElement | null>,
  comments: readonly CommentLook[],
  ownUid: string,
  firstUnreadId: string | null,
) {
  const held = useRef<Held>({ ...AT_FIRST });
  const isNear = useRef(true);
  const [newCount, setNewCount] = useState(0);

  const toBottom = () => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    setNewCount(0);
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = held.current;
    const isMoved = element.scrollTop < before.top - 1;
    if (isMoved) isNear.current = before.height - element.scrollTop - element.clientHeight <= FOLLOW_WITHIN;
    const last = comments.at(-1);
    // Older ones may come in above in the same commit: only what stands after the former last one is new.
    const formerLast = comments.findLastIndex((comment) => comment.id === before.lastId);
    const added = formerLast === -1 ? 0 : comments.length - 1 - formerLast;
    const isOpening = firstUnreadId !== null && firstUnreadId !== before.dividerId;
    const pin = { id: firstUnreadId ?? "", offset: DIVIDER_AT };
    const opened = isOpening && restore(element, pin);
    if (opened) isNear.current = false;
    else if (isNear.current || (added > 0 && last?.uid === ownUid)) {
      element.scrollTop = element.scrollHeight;
      isNear.current = true;
    } else {
      if (added > 0) setNewCount((count) => count + added);
      restore(element, before.anchor);
    }
    const isPinned = opened || (before.isPinned && !isNear.current);
    held.current = {
      lastId: last?.id,
      top: element.scrollTop,
      height: element.scrollHeight,
      anchor: opened ? pin : isPinned ? before.anchor : findAnchor(element),
      dividerId: opened ? firstUnreadId : before.dividerId,
      isPinned,
    };
  }, [comments, ownUid, scroller, firstUnreadId]);

  // Pictures and blocks get their real height late, and the message box grows into the thread: at the bottom the
  // bottom is kept, elsewhere what is read.
  useEffect(() => {
    const element = scroller.current;
    const content = element?.querySelector("[role=log]");
    if (!element || !content || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight;
      else restore(element, held.current.anchor);
      held.current.top = element.scrollTop;
      held.current.height = element.scrollHeight;
    });
    observer.observe(content);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  /** Answers whether the reader moved up. */
  const handleScroll = (): boolean => {
    const element = scroller.current;
    if (!element) return false;
    const { isPinned, top, height } = held.current;
    // Not the reader: it stands where it was put, or its height has changed and it is about to be put back.
    if (isPinned && (Math.abs(element.scrollTop - top) <= 1 || element.scrollHeight !== height)) return false;
    held.current.isPinned = false;
    const isUp = element.scrollTop < top;
    held.current.top = element.scrollTop;
    held.current.height = element.scrollHeight;
    isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight <= FOLLOW_WITHIN;
    held.current.anchor = findAnchor(element);
    if (isNear.current) setNewCount(0);
    return isUp;
  };

  return { newCount, toBottom, handleScroll };
}
