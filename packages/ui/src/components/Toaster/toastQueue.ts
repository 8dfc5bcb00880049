/** The fields of a toast that decide whether it is shown. Newest first, as the library keeps them. */
export interface QueuedToast {
  id: string;
  type: string;
  /** false while it is being removed. */
  visible: boolean;
}

/** Maximum number shown at once; the others wait behind 「ほか n件」. */
export const SHOWN_LIMIT = 3;

/**
 * The shown toasts, newest first: the newest always, then those that stay until closed or done (errors,
 * work in progress), then the others by age. A toast that is being removed does not count.
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

/** The toast that takes the focus when the focused one is closed: the next, else the previous. */
export function neighbourOf(ids: readonly string[], closed: string): string | undefined {
  const at = ids.indexOf(closed);
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1]);
}
