import { bulkCreateFromOpenCreators as bulkCreateFromOpenCreatorsCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { connectionReads } from "./connectionReads.ts";

/**
 * Registers many open creators, at most 500; the answer gives the result per uid.
 *
 * @example
 * const { bulkCreateFromOpenCreators, isSubmitting, error } = useBulkCreateFromOpenCreators();
 * const { items } = await bulkCreateFromOpenCreators(selected);
 */
export function useBulkCreateFromOpenCreators() {
  const { run, ...submission } = useApiMutation(bulkCreateFromOpenCreatorsCall, {
    revalidate: connectionReads,
  });
  const bulkCreateFromOpenCreators = useCallback(
    (openCreatorUids: string[]) => run({ body: { open_creator_uids: openCreatorUids } }),
    [run],
  );
  return { bulkCreateFromOpenCreators, ...submission };
}
