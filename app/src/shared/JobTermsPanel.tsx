import { type JobTermsBody, termsValues, wishedTerms } from "@tsumugi/contract";
import {
  isApiError,
  useCurrentUser,
  useJobVersions,
  useNegotiateJob,
  useUpdateJobStatus,
  useWorkingCalendar,
} from "@tsumugi/hooks";
import { JobVersionsPanel, SendJobPanel, type SendJobValues } from "@tsumugi/patterns";
import { dayKey, toast, useNow } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "./errors.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { usePermissions } from "./usePermissions.ts";

export interface JobTermsPanelProps {
  readonly jobRequestUid: string;
  /** Of the creator. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The terms of one job: all versions, the creator's wish, and the answers to it. Shown while mounted. */
export function JobTermsPanel({ jobRequestUid: uid, name, onClose }: JobTermsPanelProps) {
  const { jobVersions: job, error, refresh } = useJobVersions(uid);
  const negotiation = useNegotiateJob();
  const { updateJobStatus, isSubmitting: isMoving, error: moveError } = useUpdateJobStatus();
  const { canWrite } = usePermissions();
  const [isChanging, setChanging] = useState(false);
  const failure = negotiation.error ?? moveError;

  /** A refusal stands in the panel; what is in force by then is loaded beside it. */
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
    } catch (cause) {
      await refresh();
      throw cause;
    }
  };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  if (isChanging && job)
    return (
      <ChangeTerms
        uid={uid}
        name={name}
        job={job}
        onClose={() => setChanging(false)}
        onSent={() => {
          setChanging(false);
          toast.success("新しい条件を送りました");
        }}
      />
    );
  return (
    <JobVersionsPanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      name={name}
      job={job}
      loadError={error && !job && <LoadFailure error={error} onRetry={() => void refresh()} />}
      loading={negotiation.isSubmitting || isMoving}
      error={failure && fullMessageOf(failure)}
      {...(canWrite && {
        onChangeTerms: () => setChanging(true),
        onAcceptWish: ({ version, answeredAt }: { version: number; answeredAt: string }) =>
          attempt(
            () => negotiation.acceptJobWish(uid, { version, answered_at: answeredAt }),
            "希望の条件で確定しました",
          ),
        onReject: (reason: string) =>
          attempt(
            () =>
              updateJobStatus(job?.project_uid ?? "", {
                creator_uid: job?.creator_uid ?? "",
                job_status: "rejected",
                reason,
              }),
            "見送りにしました",
          ),
        onCancelSchedule: () =>
          quietly(attempt(() => negotiation.cancelScheduledJob(uid), "送信予約を取り消しました")),
      })}
    />
  );
}

type Job = NonNullable<ReturnType<typeof useJobVersions>["jobVersions"]>;

/** The form of a request, filled with the terms in force and the creator's wish. */
function ChangeTerms({
  uid,
  name,
  job: opened,
  onClose,
  onSent,
}: {
  readonly uid: string;
  readonly name: string;
  readonly job: Job;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { company } = useCurrentUser();
  const calendar = useWorkingCalendar();
  const { sendJobTerms, isSubmitting, error } = useNegotiateJob();
  const { jobVersions: present = opened, refresh } = useJobVersions(uid);
  const [isOvertaken, setOvertaken] = useState(false);
  const now = useNow();
  const inForce = ({ items, version }: Job) => items.find((each) => each.version === version) ?? items[0];
  const first = inForce(opened);
  // Terms that a colleague sent meanwhile are replaced only by who has seen them and sends again.
  const current = inForce(isOvertaken ? present : opened);
  if (!first || !current) return null;

  const handleSend = async ({ terms, message, confirmed }: SendJobValues) => {
    try {
      const body = { version: current.version, terms: terms as JobTermsBody, message, confirmed };
      await sendJobTerms(uid, body);
      onSent();
    } catch (cause) {
      // Shown in the panel, with everything typed still there.
      if (!isApiError(cause) || cause.code !== "stale_version") return;
      await refresh();
      setOvertaken(true);
    }
  };

  return (
    <SendJobPanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      recipients={[{ creator_uid: opened.creator_uid, display_name: name, image: null, email: opened.email }]}
      orderer={company?.name ?? ""}
      orderedOn={dayKey(now)}
      defaultTerms={termsOf(first)}
      calendar={calendar}
      replaces={{ terms: current.terms, version: current.version }}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      fields={error?.fields}
      onSend={(values) => void handleSend(values)}
    />
  );
}

/** Terms to begin with: those in force, with what the creator wishes. */
const termsOf = ({ terms, wish }: Job["items"][number]) =>
  termsValues(wish ? wishedTerms(terms, wish) : terms);
