/** One page of a list as the API answers it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next_cursor: string | null;
  /** Absent: this list is not counted. */
  readonly total?: number | undefined;
  /** There are more than `total`: they are not counted to the end. */
  readonly total_is_capped?: boolean | undefined;
}

const uidOf = (item: unknown): string | undefined =>
  typeof item === "object" && item !== null && "uid" in item && typeof item.uid === "string"
    ? item.uid
    : undefined;

/**
 * All items of the loaded pages in order. A row that moved between two requests is in both pages;
 * it is kept once, at its first place.
 */
export function joinPages<T>(pages: readonly Page<T>[]): readonly T[] {
  if (pages.length <= 1) return pages[0]?.items ?? [];
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    page.items.filter((item) => {
      const uid = uidOf(item);
      if (uid === undefined) return true;
      if (seen.has(uid)) return false;
      seen.add(uid);
      return true;
    }),
  );
}
