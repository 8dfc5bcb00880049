import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CommentLook } from "../chat.types.ts";
import { commentIn, findAnchor, offsetOf } from "./scrollAnchor.ts";

/** Within this many px of the bottom, new comments are followed. */
const FOLLOW_WITHIN = 200;
/** The first unread comment is brought this far under the top edge, px: the divider and a line of what was read stay in sight. */
const DIVIDER_AT = 104;
/** A target stands in the middle; one that is too tall begins this far under the top edge, px. */
const TARGET_AT = 24;

interface Held {
  firstId: string | undefined;
  lastId: string | undefined;
  /** Place, height and height in sight as last seen, px: a comment may come before the browser tells of a scroll. */
  top: number;
  height: number;
  room: number;
  /** The comment being read and its place under the top edge, px. */
  anchor: { id: string; offset: number } | null;
  /** The divider and the target that were brought into view. */
  dividerId: string | null;
  targetId: string | null;
  /** The newest comments are held apart: the bottom is not the end. */
  isPast: boolean;
  /** What was brought into view is held there until the reader moves: what stands above gets its real height bit by bit. */
  isPinned: boolean;
}

const AT_FIRST: Held = {
  firstId: undefined,
  lastId: undefined,
  top: 0,
  height: 0,
  room: 0,
  anchor: null,
  dividerId: null,
  targetId: null,
  isPast: false,
  isPinned: false,
};

const placeOf = (element: HTMLElement) => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  room: element.clientHeight,
});

/** Scrolls so that a comment stands where it stood. Answers whether it is there. */
function restore(element: HTMLElement, anchor: Held["anchor"]): boolean {
  const offset = anchor && offsetOf(element, anchor.id);
  if (!anchor || offset === null) return false;
  element.scrollTop += offset - anchor.offset;
  return true;
}

export interface ThreadPlaces {
  /** The divider stands before this one. */
  readonly firstUnreadId: string | null;
  /** Somebody was sent to this one. */
  readonly targetId: string | null;
  readonly isPast: boolean;
  /** Called with the comment that is read, null at the end. */
  readonly onReading?: ((id: string | null) => void) | undefined;
}

/** Where a newly shown target or divider has to stand; null where nothing new is to be shown. */
function pinOf(
  element: HTMLElement,
  { firstUnreadId, targetId }: ThreadPlaces,
  before: Held,
): Held["anchor"] {
  if (targetId !== null) {
    // Whoever was sent somewhere stays there, also where the divider is found later.
    if (targetId === before.targetId) return null;
    const target = commentIn(element, targetId);
    const room = element.clientHeight - (target?.offsetHeight ?? 0);
    return { id: targetId, offset: Math.max(TARGET_AT, room / 2) };
  }
  return firstUnreadId !== null && firstUnreadId !== before.dividerId
    ? { id: firstUnreadId, offset: DIVIDER_AT }
    : null;
}

/**
 * Opens at the target, else at the unread divider, else at the bottom. Keeps what is read in its place when comments
 * come in above or, in the past, below, and when heights come late; follows new ones near the bottom (and own ones
 * always), and counts those that came while reading further up. A return to the newest goes to the bottom.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLDivElement | null>,
  comments: readonly CommentLook[],
  ownUid: string,
  { firstUnreadId, targetId, isPast, onReading }: ThreadPlaces,
) {
  const lastRead = useRef<string | null>(null);
  const tell = useRef(onReading);
  tell.current = onReading;
  const held = useRef<Held>({ ...AT_FIRST });
  const isNear = useRef(true);
  const [newCount, setNewCount] = useState(0);

  const toBottom = () => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
    setNewCount(0);
  };

  const tellReading = () => {
    const id = isNear.current ? null : (held.current.anchor?.id ?? null);
    if (id !== lastRead.current) tell.current?.(id);
    lastRead.current = id;
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = held.current;
    // The reader may have moved and the browser not have reported it yet: what is read is where that has brought it.
    const moved = before.isPinned ? 0 : element.scrollTop - before.top;
    const read = before.anchor && { ...before.anchor, offset: before.anchor.offset - moved };
    // Before the first comment nobody reads: the terms that stood there while it was not known what is above them went.
    if (before.lastId !== undefined && element.scrollTop < before.top - 1)
      isNear.current = before.height - element.scrollTop - element.clientHeight <= FOLLOW_WITHIN;
    const last = comments.at(-1);
    // Older ones may come in above in the same commit: only what stands after the former last one is new.
    const formerLast = comments.findLastIndex((comment) => comment.id === before.lastId);
    // What is read on from the past is not new, up to the page that meets the newest.
    const isHistory = isPast || before.isPast;
    const added = formerLast === -1 || isHistory ? 0 : comments.length - 1 - formerLast;
    if (isHistory) {
      isNear.current = before.isPast && !isPast && formerLast === -1;
      if (before.isPast && !isPast) setNewCount(0);
    }
    const pin = pinOf(element, { firstUnreadId, targetId, isPast }, before);
    const opened = pin !== null && restore(element, pin);
    // What stands above what is read is not the same any more, and not yet of its real height.
    let isHeld = false;
    if (opened) isNear.current = false;
    else if (isNear.current || (added > 0 && last?.uid === ownUid)) {
      element.scrollTop = element.scrollHeight;
      isNear.current = true;
    } else {
      if (added > 0) setNewCount((count) => count + added);
      isHeld = restore(element, read) && comments[0]?.id !== before.firstId;
    }
    const isPinned = opened || isHeld || (before.isPinned && !isNear.current);
    const isShown = (id: string | null) => opened && pin.id === id;
    held.current = {
      firstId: comments[0]?.id,
      lastId: last?.id,
      ...placeOf(element),
      // At the bottom the bottom is kept: what stands at the top edge is looked for when the reader moves.
      anchor: opened ? pin : isPinned ? read : isNear.current ? null : findAnchor(element),
      dividerId: isShown(firstUnreadId) || targetId !== null ? firstUnreadId : before.dividerId,
      targetId: isShown(targetId) || targetId === null ? targetId : before.targetId,
      isPast,
      isPinned,
    };
    tellReading();
  }, [comments, ownUid, scroller, firstUnreadId, targetId, isPast]);

  // Pictures and blocks get their real height late, and the message box grows into the thread: at the bottom the
  // bottom is kept, elsewhere what is read.
  useEffect(() => {
    const element = scroller.current;
    const content = element?.querySelector("[role=log]");
    if (!element || !content || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight;
      else if (held.current.anchor) restore(element, held.current.anchor);
      // After a long way at once nothing was drawn yet where the scrolling ended.
      else held.current.anchor = findAnchor(element);
      Object.assign(held.current, placeOf(element));
      tellReading();
    });
    observer.observe(content);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  /** Answers whither the reader moved; null where it was not the reader. */
  const handleScroll = (): "up" | "down" | null => {
    const element = scroller.current;
    if (!element) return null;
    const { isPinned, top, height, room } = held.current;
    // Not the reader: it stands where it was put, or its height has changed and it is about to be put back.
    if (isPinned && (Math.abs(element.scrollTop - top) <= 1 || element.scrollHeight !== height)) return null;
    const isResized = element.scrollHeight !== height || element.clientHeight !== room;
    if (isNear.current && isResized && element.scrollTop >= top - 1) return null;
    held.current.isPinned = false;
    const moved = element.scrollTop - top;
    Object.assign(held.current, placeOf(element));
    isNear.current =
      !held.current.isPast &&
      element.scrollHeight - element.scrollTop - element.clientHeight <= FOLLOW_WITHIN;
    held.current.anchor = findAnchor(element);
    if (isNear.current) setNewCount(0);
    tellReading();
    return moved === 0 ? null : moved < 0 ? "up" : "down";
  };

  return { newCount, toBottom, handleScroll };
}
