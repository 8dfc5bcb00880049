const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

const begin = () =>
  new IntersectionObserver(
    (entries, self) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        waiting.get(target)?.();
        waiting.delete(target);
      }
    },
    { rootMargin: "100px" },
  );

/**
 * Tells once that an element has come into view. The browser's own `loading="lazy"` asks for everything within thousands of
 * pixels, at the moment in which a screen asks for its rows. Returns what stops waiting.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    seen();
    return () => undefined;
  }
  observer ??= begin();
  waiting.set(element, seen);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
