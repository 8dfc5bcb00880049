import { type BodyOf, updateProjectReport as updateProjectReportCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { reportReads } from "./reportReads.ts";

/**
 * Keeps parts, aims or the comment of a project's report. Raises `stale_version` with the present one.
 *
 * @example
 * const { updateProjectReport, isSubmitting, error } = useUpdateProjectReport();
 * await updateProjectReport(project.uid, { comment, version });
 */
export function useUpdateProjectReport() {
  const { run, ...submission } = useApiMutation(updateProjectReportCall, { revalidate: reportReads });
  const updateProjectReport = useCallback(
    (projectUid: string, body: BodyOf<typeof updateProjectReportCall>) =>
      run({ params: { id: projectUid }, body }),
    [run],
  );
  return { updateProjectReport, ...submission };
}
