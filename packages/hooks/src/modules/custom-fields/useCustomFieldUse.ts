import { getCustomFieldUse } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * How many creators hold a value in one of the company's own fields, and of a select how many hold each choice.
 *
 * @example
 * const { customFieldUse } = useCustomFieldUse(field.uid);
 */
export function useCustomFieldUse(id: string | null) {
  const { data, ...query } = useApiQuery(getCustomFieldUse, id === null ? null : { params: { id } });
  const { isLoading, isRefreshing, error, refresh } = query;
  return { customFieldUse: data, isLoading, isRefreshing, error, refresh };
}
