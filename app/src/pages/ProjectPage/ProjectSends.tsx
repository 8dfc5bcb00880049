import type { Project, ScheduledJob } from "@tsumugi/contract";
import {
  useChangeSends,
  useCurrentUser,
  useJobSends,
  useScheduledJobs,
  useWorkingCalendar,
} from "@tsumugi/hooks";
import { JobSendProgress, JobSendsPanel } from "@tsumugi/patterns";
import { Button, toast } from "@tsumugi/ui";
import { useEffect, useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { SendJob } from "./projectPanels.ts";
import { keepTakenBack, useTakenBack } from "./takenBackSends.ts";

export interface ProjectSendsProps {
  readonly project: Project;
}

/** How many wait for their time, and how many of them will not go out as things are now. */
const waitingWords = (scheduled: readonly ScheduledJob[]) => {
  const blocked = scheduled.filter((job) => job.blocked !== null).length;
  return blocked > 0
    ? `予約中の依頼（${scheduled.length}件中${blocked}件は送れません）`
    : `予約中の依頼（${scheduled.length}）`;
};

/** Opens what waits; there only while something waits or is under way. */
export function ProjectSendsButton({ project }: ProjectSendsProps) {
  const url = useUrlState();
  const { scheduledJobs } = useScheduledJobs(project.uid);
  const { jobSends } = useJobSends(project.uid);
  if (scheduledJobs.length === 0 && jobSends.length === 0) return null;
  return (
    <Button icon="calendar" onClick={() => url.set({ sends: "open" }, { push: true })}>
      {jobSends.some(({ finished_at }) => !finished_at)
        ? `送信中の依頼${scheduledJobs.length > 0 ? `（予約${scheduledJobs.length}件）` : ""}`
        : scheduledJobs.length > 0
          ? waitingWords(scheduledJobs)
          : "送信した依頼"}
    </Button>
  );
}

/** Says once what came of a send that ended while the page was open. */
function useOutcomes(sends: ReturnType<typeof useJobSends>["jobSends"]) {
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const { uid, finished_at, sent, skipped, send_at } of sends) {
      if (!finished_at) running.current.add(uid);
      else if (running.current.delete(uid)) {
        if (sent > 0)
          toast.success(send_at ? `${sent}名への依頼を予約しました` : `${sent}名に依頼を送りました`);
        for (const { display_name, message } of skipped)
          toast.error(`「${display_name}」には送りませんでした。${message}`);
      }
    }
  }, [sends]);
}

/** What has been sent off on this project: how far it is, what waits, and one that was taken back, as it was. */
export function ProjectSends({ project }: ProjectSendsProps) {
  const url = useUrlState();
  const { canWrite } = usePermissions();
  const { currentUser } = useCurrentUser();
  const takenBack = useTakenBack(project.uid, currentUser.uid);
  const { jobSends } = useJobSends(project.uid);
  const { scheduledJobs, isLoading, error: loadError, refresh } = useScheduledJobs(project.uid);
  // In an archived project nothing goes out: what waits says so as soon as that changes.
  const isArchived = project.archived_at !== null;
  const [wasArchived, setWasArchived] = useState(isArchived);
  useEffect(() => {
    if (isArchived === wasArchived) return;
    setWasArchived(isArchived);
    void refresh();
  }, [isArchived, wasArchived, refresh]);
  const isOpen = url.get("sends") === "open";
  const calendar = useWorkingCalendar(isOpen);
  const change = useChangeSends();
  useOutcomes(jobSends);
  // One that is held is spoken of by the message with 取り消す.
  const running = jobSends.filter(({ finished_at, done }) => !finished_at && done > 0);

  /** A refusal stands in the panel. What went out a moment before, or was taken back by somebody else, is no longer changed. */
  const attempt = async (
    uids: readonly string[],
    work: Promise<readonly string[]>,
    done: string,
    not: string,
  ) => {
    try {
      const changed = await work;
      const left = uids.filter((uid) => !changed.includes(uid)).length;
      if (left < uids.length) toast.success(done);
      if (left > 0) {
        toast.error(
          `${left}名は${not}。その間に送られたか、ほかの人が取り消しました。案件の表のステータスで確かめてください。`,
        );
      }
      return true;
    } catch {
      await refresh();
      return false;
    }
  };
  const reschedule = async (uids: string[], sendAt: string) => {
    const { items } = await change.rescheduleJobs(project.uid, uids, sendAt);
    return items
      .filter(({ scheduled_at }) => Date.parse(scheduled_at) === Date.parse(sendAt))
      .map(({ job_request_uid }) => job_request_uid);
  };
  const cancel = async (uids: string[]) => (await change.cancelScheduledJobs(project.uid, uids)).cancelled;
  const cancelSend = (uid: string) => {
    change.cancelJobSend(project.uid, uid).then(
      ({ cancelled }) => toast.success(`${cancelled}名への依頼を取り消しました`),
      (cause) => toast.error(fullMessageOf(cause)),
    );
  };

  return (
    <>
      {running.length > 0 && (
        <JobSendProgress
          sends={running}
          loading={change.isSubmitting}
          onCancelSend={canWrite ? cancelSend : undefined}
        />
      )}
      <JobSendsPanel
        open={isOpen}
        onOpenChange={(next) => !next && url.set({ sends: null })}
        scheduled={scheduledJobs}
        sends={jobSends}
        calendar={calendar}
        loading={isLoading}
        loadError={loadError && <LoadFailure error={loadError} onRetry={() => void refresh()} />}
        sendLoading={change.isSubmitting}
        error={change.error && fullMessageOf(change.error)}
        {...(canWrite && {
          onCancelSend: cancelSend,
          onReschedule: (uids: string[], sendAt: string) =>
            attempt(uids, reschedule(uids, sendAt), "送る日時を変えました", "日時を変えていません"),
          onCancel: (uids: string[]) =>
            attempt(uids, cancel(uids), "予約を取り消しました", "予約を取り消していません"),
        })}
      />
      {takenBack && canWrite && (
        <SendJob
          project={project}
          recipients={takenBack.recipients}
          draft={takenBack.draft}
          onSent={() => undefined}
          onClose={() => keepTakenBack(undefined)}
        />
      )}
    </>
  );
}
