import {
  cancelScheduledJobs as cancelCall,
  cancelJobSend as cancelSendCall,
  type JobSend,
  listJobSends,
  listScheduledJobs,
  rescheduleJobs as rescheduleCall,
} from "@tsumugi/contract";
import { useCallback, useEffect, useRef } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { jobReads, sendReads } from "./jobReads.ts";

const POLL_MS = 1000;

const isRunning = ({ finished_at }: JobSend) => finished_at === null;

/**
 * Sends of a project that the server works off by itself, asked for again while one is under way; everything that
 * shows a job is loaded again when it has ended. `null`: not yet.
 *
 * @example
 * const { jobSends } = useJobSends(project.uid);
 */
export function useJobSends(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listJobSends,
    projectUid === null ? null : { params: { id: projectUid } },
    { refreshInterval: (newest) => (newest?.items.some(isRunning) ? POLL_MS : 0) },
  );
  const revalidate = useRevalidate();
  const running = data?.items.filter(isRunning).length;
  const before = useRef(running);
  useEffect(() => {
    // Until then the changes name each row that it reaches: all rows again at every step would slow the send itself.
    if (before.current !== undefined && running !== undefined && running < before.current)
      revalidate([...jobReads, listScheduledJobs]);
    before.current = running;
  }, [running, revalidate]);
  return { jobSends: data?.items ?? [], isLoading, error, refresh };
}

/**
 * Requests of a project that wait for their time, soonest first. `null`: not yet.
 *
 * @example
 * const { scheduledJobs } = useScheduledJobs(project.uid);
 */
export function useScheduledJobs(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listScheduledJobs,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { scheduledJobs: data?.items ?? [], isLoading, error, refresh };
}

const stale = { revalidate: sendReads };

/**
 * Takes back a send before it goes out, or what has not gone out of it yet; moves or takes back what is scheduled.
 *
 * @example
 * const { cancelJobSend, rescheduleJobs, cancelScheduledJobs, isSubmitting, error } = useChangeSends();
 * const { cancelled } = await cancelJobSend(project.uid, task.uid);
 */
export function useChangeSends() {
  const taken = useApiMutation(cancelSendCall, stale);
  const moved = useApiMutation(rescheduleCall, stale);
  const cancelled = useApiMutation(cancelCall, stale);
  const { run: takeBack } = taken;
  const { run: move } = moved;
  const { run: cancel } = cancelled;
  return {
    cancelJobSend: useCallback(
      (uid: string, sendUid: string) => takeBack({ params: { id: uid, send_uid: sendUid } }),
      [takeBack],
    ),
    rescheduleJobs: useCallback(
      (uid: string, jobRequestUids: string[], sendAt: string) =>
        move({ params: { id: uid }, body: { job_request_uids: jobRequestUids, send_at: sendAt } }),
      [move],
    ),
    cancelScheduledJobs: useCallback(
      (uid: string, jobRequestUids: string[]) =>
        cancel({ params: { id: uid }, body: { job_request_uids: jobRequestUids } }),
      [cancel],
    ),
    isSubmitting: taken.isSubmitting || moved.isSubmitting || cancelled.isSubmitting,
    error: taken.error ?? moved.error ?? cancelled.error,
  };
}
