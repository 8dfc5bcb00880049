import {
  type BodyOf,
  getProjectAutoMails,
  listJobMails,
  setProjectAutoMails as setCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * 自動のお知らせ of a project. `null`: not yet.
 *
 * @example
 * const { autoMails } = useProjectAutoMails(projectUid);
 */
export function useProjectAutoMails(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getProjectAutoMails,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { autoMails: data, isLoading, error, refresh };
}

const stale = { revalidate: [getProjectAutoMails, listJobMails] };

/**
 * Changes what is given of 自動のお知らせ of a project. Raises `project_archived`, `stale_version` with the present state.
 *
 * @example
 * const { setProjectAutoMails, isSubmitting, error } = useSetProjectAutoMails();
 */
export function useSetProjectAutoMails() {
  const { run, ...submission } = useApiMutation(setCall, stale);
  const setProjectAutoMails = useCallback(
    (projectUid: string, body: BodyOf<typeof setCall>) => run({ params: { id: projectUid }, body }),
    [run],
  );
  return { setProjectAutoMails, ...submission };
}
