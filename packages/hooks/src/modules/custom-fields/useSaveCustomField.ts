import {
  type BodyOf,
  createCustomField as createCall,
  deleteCustomField as deleteCall,
  listCustomFields,
  listManagedCreators,
  orderCustomFields as orderCall,
  updateCustomField as updateCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

const stale = { revalidate: [listCustomFields] };
const staleValues = { revalidate: [listCustomFields, listManagedCreators] };

/**
 * Creates, changes, orders and deletes the company's own fields of creators. A deleted one takes its values along:
 * `useCustomFieldUse` says first who holds one. `orderCustomFields` with the order that was read raises `conflict` where
 * somebody else has moved a field since.
 *
 * @example
 * const { createCustomField } = useSaveCustomField();
 * await createCustomField({ label: "靴のサイズ", type: "number" });
 */
export function useSaveCustomField() {
  const created = useApiMutation(createCall, stale);
  const updated = useApiMutation(updateCall, stale);
  const ordered = useApiMutation(orderCall, stale);
  const deleted = useApiMutation(deleteCall, staleValues);
  const { run: create, reset: resetCreate } = created;
  const { run: update, reset: resetUpdate } = updated;
  const { run: order, reset: resetOrder } = ordered;
  const { run: remove, reset: resetDelete } = deleted;
  return {
    createCustomField: useCallback((body: BodyOf<typeof createCall>) => create({ body }), [create]),
    updateCustomField: useCallback(
      (uid: string, body: BodyOf<typeof updateCall>) => update({ params: { id: uid }, body }),
      [update],
    ),
    orderCustomFields: useCallback(
      (uids: string[], before?: string[]) => order({ body: { uids, before } }),
      [order],
    ),
    deleteCustomField: useCallback((uid: string) => remove({ params: { id: uid } }), [remove]),
    isSubmitting:
      created.isSubmitting || updated.isSubmitting || ordered.isSubmitting || deleted.isSubmitting,
    error: created.error ?? updated.error ?? ordered.error ?? deleted.error,
    reset: useCallback(() => {
      resetCreate();
      resetUpdate();
      resetOrder();
      resetDelete();
    }, [resetCreate, resetUpdate, resetOrder, resetDelete]),
  };
}
