import { type BodyOf, updateProjectColumns as updateProjectColumnsCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Saves the columns of the project's table, for everyone in the company.
 *
 * @example
 * const { updateProjectColumns, isSubmitting, error } = useUpdateProjectColumns();
 * await updateProjectColumns(project.uid, columns, project.version);
 */
export function useUpdateProjectColumns() {
  const { run, ...submission } = useApiMutation(updateProjectColumnsCall, { revalidate: projectReads });
  const updateProjectColumns = useCallback(
    (uid: string, columns: BodyOf<typeof updateProjectColumnsCall>["columns"], version: number) =>
      run({ params: { id: uid }, body: { columns, version } }),
    [run],
  );
  return { updateProjectColumns, ...submission };
}
