import { updateProjectNote as updateProjectNoteCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Saves 案件ノート. Raises `stale_version` with the present state in `current`.
 *
 * @example
 * const { updateProjectNote, isSubmitting, error } = useUpdateProjectNote();
 * await updateProjectNote(project.uid, note, project.version);
 */
export function useUpdateProjectNote() {
  const { run, ...submission } = useApiMutation(updateProjectNoteCall, { revalidate: projectReads });
  const updateProjectNote = useCallback(
    (uid: string, note: string, version: number) => run({ params: { id: uid }, body: { note, version } }),
    [run],
  );
  return { updateProjectNote, ...submission };
}
