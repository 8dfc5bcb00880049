import {
  type BodyOf,
  createReportShare as createReportShareCall,
  listReportShares,
  openSharedReport as openSharedReportCall,
  revokeReportShare as revokeReportShareCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { shareReads } from "./reportReads.ts";

/**
 * The links that show a project's report to others, ended ones too. Pass null to wait.
 *
 * @example
 * const { reportShares } = useReportShares(project.uid);
 */
export function useReportShares(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listReportShares,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { reportShares: data?.items, isLoading, error, refresh };
}

/**
 * Makes a link to a report, which is answered once, and ends one.
 *
 * @example
 * const { createReportShare, revokeReportShare, isSubmitting } = useSaveReportShare();
 * const { url } = await createReportShare(project.uid, { label, sections, days: 30 });
 */
export function useSaveReportShare() {
  const { run: create, ...making } = useApiMutation(createReportShareCall, { revalidate: shareReads });
  const { run: revoke, ...ending } = useApiMutation(revokeReportShareCall, { revalidate: shareReads });
  const createReportShare = useCallback(
    (projectUid: string, body: BodyOf<typeof createReportShareCall>) =>
      create({ params: { id: projectUid }, body }),
    [create],
  );
  const revokeReportShare = useCallback((uid: string) => revoke({ params: { id: uid } }), [revoke]);
  return {
    createReportShare,
    revokeReportShare,
    isSubmitting: making.isSubmitting || ending.isSubmitting,
    error: making.error ?? ending.error,
  };
}

/**
 * Opens a shared report, without an account. Raises `password_required`, `link_expired`, `link_revoked`, `rate_limited`.
 *
 * @example
 * const { openSharedReport, error } = useOpenSharedReport();
 * const report = await openSharedReport(token, password);
 */
export function useOpenSharedReport() {
  const { run, ...submission } = useApiMutation(openSharedReportCall);
  const openSharedReport = useCallback(
    (token: string, password?: string) =>
      run({ params: { token }, body: password === undefined ? {} : { password } }),
    [run],
  );
  return { openSharedReport, ...submission };
}
