/** The few fields of a toast that decide whether it is in view. Newest first, as the library keeps them. */
export interface QueuedToast {
  id: string;
  type: string;
  /** false while it leaves. */
  visible: boolean;
}

/** How many stand over the page at once; the others wait behind 「ほか n件」. */
export const SHOWN_LIMIT = 3;

/**
 * What is in view, newest first: the newest always, then what stays until it is closed or done (an error,
 * a work in progress), then the rest by age. What leaves does not take a place.
 */
export function shownToasts<Item extends QueuedToast>(
  toasts: readonly Item[],
  limit: number,
): { shown: Item[]; hiddenCount: number } {
  const present = toasts.filter((item) => item.visible);
  const rank = (item: Item) =>
    item === present[0] ? 0 : item.type === "error" || item.type === "loading" ? 1 : 2;
  const chosen = new Set(
    [...present]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, limit)
      .map((item) => item.id),
  );
  return {
    shown: toasts.filter((item) => !item.visible || chosen.has(item.id)),
    hiddenCount: present.length - chosen.size,
  };
}

/** Which toast takes the focus when the one that had it is closed: the one after, else the one before. */
export function neighbourOf(ids: readonly string[], closed: string): string | undefined {
  const at = ids.indexOf(closed);
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1]);
}
