import { type RefObject, useEffect, useRef } from "react";
import type { CommentLook } from "../chat.types.ts";

const ON_THE_WAY = new Set(["sending", "failed"]);

const hasArrived = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.dataset.comment !== undefined &&
  !ON_THE_WAY.has(element.dataset.state ?? "");

/** A comment counts as seen with half of it in view, or when it fills half of the view. */
const isRead = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= 0.5 ||
    intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2);

const isAfter = (one: Element, other: Element) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Tells of the newest comment that has come into view; reading back in the history tells nothing new. */
export function useSeenComments(
  scroller: RefObject<HTMLDivElement | null>,
  comments: readonly CommentLook[],
  onSeen: ((id: string) => void) | undefined,
): void {
  const tell = useRef(onSeen);
  tell.current = onSeen;
  const observer = useRef<IntersectionObserver | null>(null);
  const watched = useRef(new WeakSet<Element>());
  /** Blocks all of whose comments are watched, with what they held then. */
  const whole = useRef(new WeakMap<Element, { readonly count: number; readonly last: Element | null }>());

  useEffect(() => {
    const root = scroller.current;
    if (!root || typeof IntersectionObserver === "undefined") return;
    let newest: Element | null = null;
    const created = new IntersectionObserver(
      (entries) => {
        const before = newest;
        for (const entry of entries) {
          const { target } = entry;
          if (isRead(entry) && (!newest?.isConnected || isAfter(target, newest))) newest = target;
        }
        const id = newest !== before && newest instanceof HTMLElement ? newest.dataset.comment : undefined;
        if (id) tell.current?.(id);
      },
      { root, threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.current = created;
    watched.current = new WeakSet();
    whole.current = new WeakMap();
    return () => created.disconnect();
  }, [scroller]);

  // Only blocks that changed are looked through: a long room has hundreds that did not.
  useEffect(() => {
    for (const block of scroller.current?.querySelectorAll(".block") ?? []) {
      const { childElementCount: count, lastElementChild: last } = block;
      const known = whole.current.get(block);
      if (known?.count === count && known.last === last) continue;
      const arrived = [...block.children].filter(hasArrived);
      for (const element of arrived) {
        if (watched.current.has(element)) continue;
        watched.current.add(element);
        observer.current?.observe(element);
      }
      if (block.querySelector("[data-state=sending], [data-state=failed]") === null)
        whole.current.set(block, { count, last });
    }
  }, [comments, scroller]);
}
