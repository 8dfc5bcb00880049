/** Number of levels always shown: the top one, the parent and the page itself. */
const SHOWN = 4;

/**
 * Splits a path so that the middle of a long one can be collapsed: the first, the collapsed part, and the
 * last two.
 */
export function foldCrumbs<Item>(items: readonly Item[]): { head: Item[]; folded: Item[]; tail: Item[] } {
  if (items.length <= SHOWN) return { head: [...items], folded: [], tail: [] };
  return { head: items.slice(0, 1), folded: items.slice(1, -2), tail: items.slice(-2) };
}
