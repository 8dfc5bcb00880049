import {
  type BodyOf,
  createSavedView as createCall,
  deleteSavedView as deleteCall,
  listSavedViews,
  updateSavedView as updateCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

const revalidate = [listSavedViews] as const;

/**
 * Creates, changes and deletes saved views. A change of name, filters or sharing needs the view's `version` and raises
 * `stale_version`; `is_default` is the person's own and does not.
 *
 * @example
 * const { createSavedView, updateSavedView, deleteSavedView } = useSaveView();
 * const view = await createSavedView({ list: "creators", name: "取引中", query: "stage=active" });
 */
export function useSaveView() {
  const creating = useApiMutation(createCall, { revalidate });
  const updating = useApiMutation(updateCall, { revalidate });
  const deleting = useApiMutation(deleteCall, { revalidate });
  const { run: create } = creating;
  const { run: update } = updating;
  const { run: remove } = deleting;
  const createSavedView = useCallback((body: BodyOf<typeof createCall>) => create({ body }), [create]);
  const updateSavedView = useCallback(
    (uid: string, body: BodyOf<typeof updateCall>) => update({ params: { id: uid }, body }),
    [update],
  );
  const deleteSavedView = useCallback((uid: string) => remove({ params: { id: uid } }), [remove]);
  return {
    createSavedView,
    updateSavedView,
    deleteSavedView,
    isSubmitting: creating.isSubmitting || updating.isSubmitting || deleting.isSubmitting,
    error: creating.error ?? updating.error ?? deleting.error,
  };
}
