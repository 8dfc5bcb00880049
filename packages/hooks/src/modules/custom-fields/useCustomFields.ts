import { type CustomField, listCustomFields } from "@tsumugi/contract";
import { useMemo } from "react";
import { useApiQuery } from "../../core/useApiQuery.ts";

const NONE: readonly CustomField[] = [];

/**
 * Fields that the company made for its creators, in their order; `fieldsInUse` leaves out those that are archived.
 *
 * @example
 * const { fieldsInUse } = useCustomFields();
 */
export function useCustomFields() {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(listCustomFields, {});
  const customFields = data?.items ?? NONE;
  const fieldsInUse = useMemo(() => customFields.filter((field) => !field.archived_at), [customFields]);
  return { customFields, fieldsInUse, isLoading, isRefreshing, error, refresh };
}
