import {
  type BodyOf,
  createCommentTemplate as createCall,
  deleteCommentTemplate as deleteCall,
  listCommentTemplates,
  updateCommentTemplate as updateCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

const stale = { revalidate: [listCommentTemplates] };

/**
 * Creates, changes and deletes message templates. A change carries the `version` it is based on; for an older one it
 * raises `stale_version` with the present state.
 *
 * @example
 * const { createCommentTemplate } = useSaveCommentTemplate();
 * await createCommentTemplate({ name: "お礼", text: "{{クリエイター名}}さん、ありがとうございます。", shared: true });
 */
export function useSaveCommentTemplate() {
  const created = useApiMutation(createCall, stale);
  const updated = useApiMutation(updateCall, stale);
  const deleted = useApiMutation(deleteCall, stale);
  const { run: create, reset: resetCreate } = created;
  const { run: update, reset: resetUpdate } = updated;
  const { run: remove } = deleted;
  return {
    createCommentTemplate: useCallback((body: BodyOf<typeof createCall>) => create({ body }), [create]),
    updateCommentTemplate: useCallback(
      (uid: string, body: BodyOf<typeof updateCall>) => update({ params: { id: uid }, body }),
      [update],
    ),
    deleteCommentTemplate: useCallback((uid: string) => remove({ params: { id: uid } }), [remove]),
    isSubmitting: created.isSubmitting || updated.isSubmitting || deleted.isSubmitting,
    error: created.error ?? updated.error ?? deleted.error,
    reset: useCallback(() => {
      resetCreate();
      resetUpdate();
    }, [resetCreate, resetUpdate]),
  };
}
