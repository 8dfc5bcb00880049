import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CommentLook } from "../chat.types.ts";
import { findAnchor, offsetOf } from "./scrollAnchor.ts";

/** Within this many px of the bottom, new comments are followed. */
const FOLLOW_WITHIN = 200;

interface Held {
  lastId: string | undefined;
  /** Place and height as last seen, px: a comment may come before the browser tells of a scroll. */
  top: number;
  height: number;
  /** The comment being read and its place under the top edge, px. */
  anchor: { id: string; offset: number } | null;
}

/**
 * Keeps what is read in its place when older comments come in above, follows new ones near the bottom
 * (and own ones always), and counts those that came while reading further up.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLDivElement | null>,
  comments: readonly CommentLook[],
  ownUid: string,
) {
  const held = useRef<Held>({ lastId: undefined, top: 0, height: 0, anchor: null });
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
    if (isNear.current || (added > 0 && last?.uid === ownUid)) element.scrollTop = element.scrollHeight;
    else {
      if (added > 0) setNewCount((count) => count + added);
      const offset = before.anchor && offsetOf(element, before.anchor.id);
      if (before.anchor && offset !== null) element.scrollTop += offset - before.anchor.offset;
    }
    held.current = {
      lastId: last?.id,
      top: element.scrollTop,
      height: element.scrollHeight,
      anchor: findAnchor(element),
    };
  }, [comments, ownUid, scroller]);

  // Pictures and blocks get their real height late: at the bottom, the bottom is kept.
  useEffect(() => {
    const element = scroller.current;
    const content = element?.querySelector("[role=log]");
    if (!element || !content || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller]);

  /** Answers whether the reader moved up. */
  const handleScroll = (): boolean => {
    const element = scroller.current;
    if (!element) return false;
    const isUp = element.scrollTop < held.current.top;
    held.current.top = element.scrollTop;
    held.current.height = element.scrollHeight;
    isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight <= FOLLOW_WITHIN;
    held.current.anchor = findAnchor(element);
    if (isNear.current) setNewCount(0);
    return isUp;
  };

  return { newCount, toBottom, handleScroll };
}
