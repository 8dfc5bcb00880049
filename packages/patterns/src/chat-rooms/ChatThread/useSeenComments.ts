import { type RefObject, useCallback, useEffect, useRef } from "react";

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

interface Watch {
  readonly observer: IntersectionObserver;
  readonly watched: WeakSet<Element>;
}

/**
 * Tells of the newest comment that has come into view; reading back in the history tells nothing new. Gives what each
 * block calls when it was drawn: a long room has hundreds of blocks that were not, and nothing looks through them.
 */
export function useSeenComments(
  scroller: RefObject<HTMLDivElement | null>,
  onSeen: ((id: string) => void) | undefined,
): (block: Element) => void {
  const tell = useRef(onSeen);
  tell.current = onSeen;
  const watch = useRef<Watch>(undefined);

  const open = useCallback((): Watch | undefined => {
    const root = scroller.current;
    if (!root || typeof IntersectionObserver === "undefined") return undefined;
    let newest: Element | null = null;
    const observer = new IntersectionObserver(
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
    return { observer, watched: new WeakSet() };
  }, [scroller]);

  useEffect(
    () => () => {
      watch.current?.observer.disconnect();
      watch.current = undefined;
    },
    [],
  );

  return useCallback(
    (block) => {
      watch.current ??= open();
      const { observer, watched } = watch.current ?? {};
      for (const element of block.children) {
        if (!observer || watched?.has(element) || !hasArrived(element)) continue;
        watched?.add(element);
        observer.observe(element);
      }
    },
    [open],
  );
}
