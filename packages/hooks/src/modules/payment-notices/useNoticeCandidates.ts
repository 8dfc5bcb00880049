import { listNoticeCandidates, type NoticeCandidateQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type NoticeCandidateFilter = Omit<NoticeCandidateQuery, "cursor">;

/**
 * Inspected jobs that wait for a payment notice, page by page, and why one cannot be taken. `null` filter: not yet.
 *
 * @example
 * const { candidates } = useNoticeCandidates({ project: [projectUid] });
 */
export function useNoticeCandidates(filter: NoticeCandidateFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(
    listNoticeCandidates,
    filter === null ? null : { query: filter },
  );
  return { candidates: items, ...list };
}
