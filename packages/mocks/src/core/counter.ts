const counters = new Map<string, number>();

/** Next number of a kind, from 1. Builders take it where no number is given. */
export function nextIndex(kind: string): number {
  const next = (counters.get(kind) ?? 0) + 1;
  counters.set(kind, next);
  return next;
}

/** Starts every count again: call it before a test that reads numbers of unnumbered fixtures. */
export const resetCounters = (): void => counters.clear();

/** `creator_007`: an id that tells its kind and sorts by number. */
export const uidOf = (kind: string, index: number): string => `${kind}_${String(index).padStart(3, "0")}`;

/** The entry for a number, round and round. */
export const pick = <T>(list: readonly T[], index: number): T => list[Math.abs(index) % list.length] as T;

/** `build` for the numbers 1 to `length`: the same list whatever was built before. */
export const buildList = <T>(
  build: (overrides: undefined, index: number) => T,
  length: number,
): readonly T[] => Array.from({ length }, (_, index) => build(undefined, index + 1));

/** Number of a uid that `uidOf` made; 1 for any other. */
export const indexOf = (uid: string | undefined): number => Number(/_(\d+)$/.exec(uid ?? "")?.[1] ?? 1) || 1;

/** The asked page of a list of `total` built by number; the cursor is the number of items before it. */
export function pageBy<T>(
  build: (overrides: undefined, index: number) => T,
  total: number,
  query: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const offset = Number(query.cursor ?? 0);
  const length = Math.max(0, Math.min(query.limit, total - offset));
  const items = Array.from({ length }, (_, index) => build(undefined, offset + index + 1));
  const end = offset + length;
  return { items, next_cursor: end < total ? String(end) : null, total };
}

/** A page of a list that is whole. */
export const pageOf = <T>(items: readonly T[]) => ({
  items: [...items],
  next_cursor: null,
  total: items.length,
});
