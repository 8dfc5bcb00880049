/** A page number, or a gap that stands for the pages left out. */
export type PageSlot = number | "gap-start" | "gap-end";

/**
 * The page numbers to show: first, last, the current one and its neighbours. The count is constant once
 * there are more pages than fit, so that 次へ stays under the pointer. A gap hides at least two pages.
 */
export function pageList(current: number, pageCount: number): PageSlot[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 7) return all;
  if (current <= 4) return [...all.slice(0, 5), "gap-end", pageCount];
  if (current >= pageCount - 3) return [1, "gap-start", ...all.slice(-5)];
  return [1, "gap-start", current - 1, current, current + 1, "gap-end", pageCount];
}

export const pageCountOf = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));

/** First and last item of a page, from 1; both 0 if there are no items. */
export function itemRange(page: number, perPage: number, total: number): { first: number; last: number } {
  const first = (page - 1) * perPage + 1;
  return total === 0 || first > total
    ? { first: 0, last: 0 }
    : { first, last: Math.min(page * perPage, total) };
}

/** The page that contains the first shown item after the page size changed. */
export const pageAfterResize = (page: number, perPage: number, nextPerPage: number) =>
  Math.floor(((page - 1) * perPage) / nextPerPage) + 1;
