import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { CommentLook } from "../chat.types.ts";

/** Within this many px of the bottom, new comments are followed. */
const FOLLOW_WITHIN = 200;

interface Held {
  firstId: string | undefined;
  lastId: string | undefined;
  height: number;
  count: number;
}

const distanceToBottom = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight;

/**
 * Keeps what is read in its place when older comments come in above, follows new ones near the bottom
 * (and own ones always), and counts those that came while reading further up.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLDivElement | null>,
  comments: readonly CommentLook[],
  ownUid: string,
) {
  const held = useRef<Held>({ firstId: undefined, lastId: undefined, height: 0, count: 0 });
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
    const firstId = comments[0]?.id;
    const last = comments.at(-1);
    const grew = element.scrollHeight - before.height;
    if (before.lastId === undefined) element.scrollTop = element.scrollHeight;
    else if (last?.id !== before.lastId && comments.length > before.count) {
      if (isNear.current || last?.uid === ownUid) element.scrollTop = element.scrollHeight;
      else setNewCount((count) => count + comments.length - before.count);
    } else if (firstId !== before.firstId && grew > 0) element.scrollTop += grew;
    else if (isNear.current) element.scrollTop = element.scrollHeight;
    held.current = { firstId, lastId: last?.id, height: element.scrollHeight, count: comments.length };
  }, [comments, ownUid, scroller]);

  const handleScroll = () => {
    const element = scroller.current;
    if (!element) return;
    isNear.current = distanceToBottom(element) <= FOLLOW_WITHIN;
    // Blocks out of view get their real height only when reached: the next correction starts from here.
    held.current.height = element.scrollHeight;
    if (isNear.current) setNewCount(0);
  };

  return { newCount, toBottom, handleScroll };
}
