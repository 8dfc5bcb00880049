import {
  type BulkAction,
  bulkUpdateManagedCreators as bulkCall,
  type ManagedCreatorSelection,
  undoBulkUpdate as undoCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { bulkReads } from "./bulkReads.ts";

/**
 * One change to many creators at once: these `uids`, or all that match a `filter` except some. The answer counts what
 * was changed and names what was not; its `change_uid` undoes all of it for 24 hours.
 *
 * @example
 * const { bulkUpdateManagedCreators, undoBulkUpdate } = useBulkUpdateManagedCreators();
 * const { changed, change_uid } = await bulkUpdateManagedCreators({ uids }, { kind: "add_tags", tags: ["秋冬"] });
 * if (change_uid) await undoBulkUpdate(change_uid);
 */
export function useBulkUpdateManagedCreators() {
  const { run, ...submission } = useApiMutation(bulkCall, { revalidate: bulkReads });
  const { run: runUndo, isSubmitting: isUndoing } = useApiMutation(undoCall, { revalidate: bulkReads });
  const bulkUpdateManagedCreators = useCallback(
    (selection: ManagedCreatorSelection, action: BulkAction) => run({ body: { selection, action } }),
    [run],
  );
  const undoBulkUpdate = useCallback(
    (changeUid: string) => runUndo({ params: { id: changeUid } }),
    [runUndo],
  );
  return { bulkUpdateManagedCreators, undoBulkUpdate, isUndoing, ...submission };
}
