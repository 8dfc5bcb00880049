import { listCreatorTags } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Tags in use, the most used first, each with the number of creators that have it.
 *
 * @example
 * const { creatorTags } = useCreatorTags();
 */
export function useCreatorTags() {
  const { data, isLoading, error, refresh } = useApiQuery(listCreatorTags, {});
  return { creatorTags: data?.items ?? [], isLoading, error, refresh };
}
