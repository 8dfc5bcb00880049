import { listPrRules, type PrRuleBody, updatePrRule as updateCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What the company asks of disclosures, one rule per platform.
 *
 * @example
 * const { prRules } = usePrRules();
 */
export function usePrRules() {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(listPrRules, {});
  return { prRules: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}

/**
 * Changes a platform's rule; for admins. Raises `stale_version`.
 *
 * @example
 * const { updatePrRule } = useUpdatePrRule();
 * await updatePrRule({ ...rule, head_chars: 80 });
 */
export function useUpdatePrRule() {
  const { run, ...submission } = useApiMutation(updateCall, { revalidate: [listPrRules] });
  const updatePrRule = useCallback((body: PrRuleBody) => run({ body }), [run]);
  return { updatePrRule, ...submission };
}
