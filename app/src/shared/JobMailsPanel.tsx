import { useJobMails, useReminderPreview, useSaveJobMails } from "@tsumugi/hooks";
import { JobMails, ReminderDialog, type ReminderDialogProps } from "@tsumugi/patterns";
import { Skeleton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "./errors.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { usePermissions } from "./usePermissions.ts";

export interface JobMailsPanelProps {
  readonly jobRequestUid: string;
  /** Of the creator. */
  readonly name: string;
}

/** Mails to the creator of one job, what has been read, and reminding by hand. Loaded while mounted. */
export function JobMailsPanel({ jobRequestUid, name }: JobMailsPanelProps) {
  const { jobMails, error, refresh } = useJobMails(jobRequestUid);
  const { sendJobMailNow, stopJobMail, setJobAutoMails, ...saving } = useSaveJobMails();
  const { canWrite } = usePermissions();
  const [isAsking, setAsking] = useState(false);

  if (error && !jobMails) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  if (!jobMails) return <Skeleton shape="block" height={240} />;

  /** A refusal stands above the list; what is true by then is loaded below it. */
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
    } catch {
      await refresh();
    }
  };
  return (
    <>
      <JobMails
        mails={jobMails}
        loading={saving.isSubmitting}
        error={saving.error && fullMessageOf(saving.error)}
        {...(canWrite && {
          onSendNow: ({ key }: { key: string }) =>
            void attempt(() => sendJobMailNow(jobRequestUid, key), "メールを送りました"),
          onStop: ({ key }: { key: string }) =>
            void attempt(() => stopJobMail(jobRequestUid, key), "メールを止めました"),
          onRemind: () => setAsking(true),
          onAutoChange: (isOn: boolean) =>
            void attempt(
              () => setJobAutoMails(jobRequestUid, isOn),
              isOn ? "自動のお知らせを送ります" : "自動のお知らせを止めました",
            ),
        })}
      />
      {isAsking && <Reminder jobRequestUid={jobRequestUid} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

function Reminder({ jobRequestUid, name, onClose }: JobMailsPanelProps & { readonly onClose: () => void }) {
  const { reminderPreview, error, refresh } = useReminderPreview(jobRequestUid);
  const { remindCreator, isSubmitting, error: refusal } = useSaveJobMails();
  const send: ReminderDialogProps["onSend"] = async (options) => {
    try {
      await remindCreator(jobRequestUid, options);
      toast.success("催促のメールを送りました");
      onClose();
    } catch {
      // Shown in the dialog, with the present state: a colleague may have been faster.
      await refresh();
    }
  };
  return (
    <ReminderDialog
      name={name}
      preview={reminderPreview}
      loadError={error && !reminderPreview && <LoadFailure error={error} onRetry={() => void refresh()} />}
      loading={isSubmitting}
      error={refusal && fullMessageOf(refusal)}
      onSend={(options) => void send(options)}
      onClose={onClose}
    />
  );
}
