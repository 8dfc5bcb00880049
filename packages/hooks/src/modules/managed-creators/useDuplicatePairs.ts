import { decideDuplicatePair, listDuplicatePairs } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Pairs of records that look like one person, the surest first. `enabled: false`: not asked for.
 *
 * @example
 * const { duplicatePairs, total } = useDuplicatePairs({ enabled: canWrite });
 */
export function useDuplicatePairs({
  enabled = true,
  limit = 20,
}: {
  readonly enabled?: boolean;
  readonly limit?: number;
} = {}) {
  const { items, ...list } = useApiInfiniteQuery(listDuplicatePairs, enabled ? { query: { limit } } : null);
  return { duplicatePairs: items, ...list };
}

/**
 * Says that the two records of a pair are two people, or that they shall be asked about again.
 *
 * @example
 * const { decideDuplicatePair } = useDecideDuplicatePair();
 * await decideDuplicatePair(left.uid, right.uid, true);
 */
export function useDecideDuplicatePair() {
  const { run, ...submission } = useApiMutation(decideDuplicatePair, { revalidate: [listDuplicatePairs] });
  const decide = useCallback(
    (left_uid: string, right_uid: string, is_different: boolean) =>
      run({ body: { left_uid, right_uid, is_different } }),
    [run],
  );
  return { decideDuplicatePair: decide, ...submission };
}
