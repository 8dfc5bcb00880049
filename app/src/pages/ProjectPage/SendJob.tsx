import type { JobTermsBody, Project, ProjectCreator } from "@tsumugi/contract";
import { useCurrentUser, useSendJob } from "@tsumugi/hooks";
import { SendJobPanel, type SendJobValues } from "@tsumugi/patterns";
import { ConfirmDialog, dayKey, toast, useNow } from "@tsumugi/ui";
import { useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

export interface SendJobProps {
  readonly project: Project;
  readonly recipients: readonly ProjectCreator[];
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Terms to look at once more, then one job per creator. */
export function SendJob({ project, recipients, onClose, onSent }: SendJobProps) {
  const { company } = useCurrentUser();
  const { sendJob, isSubmitting, error } = useSendJob();
  const now = useNow();
  const isDirty = useRef(false);
  const [isAsking, setIsAsking] = useState(false);

  /** A deadline that has passed would only be refused. */
  const stillToCome = (day: string | null) => (day && day >= dayKey(now) ? day : null);

  const handleSend = async ({ creator_uids, fees, days, terms, confirmed }: SendJobValues) => {
    try {
      // The panel goes on only when every required day and fee is filled in.
      const body = { creator_uids, fees, days, confirmed, terms: terms as JobTermsBody };
      const { sent, skipped, task } = await sendJob(project.uid, body);
      if (sent.length > 0) toast.success(`${sent.length}名に依頼を送りました`);
      if (task) toast.success(`${task.total}名への依頼を順に送っています`);
      for (const { creator_uid, message } of skipped) {
        const name = recipients.find((one) => one.creator_uid === creator_uid)?.display_name ?? "";
        toast.error(`「${name}」には送りませんでした。${message}`);
      }
      onSent();
      onClose();
    } catch {
      // Shown in the panel, with everything typed still there.
    }
  };

  return (
    <>
      <SendJobPanel
        open
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isDirty.current) setIsAsking(true);
          else onClose();
        }}
        onDirtyChange={(next) => {
          isDirty.current = next;
        }}
        recipients={recipients}
        orderer={company?.name ?? ""}
        orderedOn={dayKey(now)}
        defaultTerms={{
          delivery_on: stillToCome(project.posting_ends_on),
          payment_on: stillToCome(project.payment_due_on),
          reply_due_on: stillToCome(project.reply_due_on),
        }}
        deadlines={{ draft_due_on: project.draft_due_on, posting_ends_on: project.posting_ends_on }}
        submitting={isSubmitting}
        error={error && fullMessageOf(error)}
        fields={error?.fields}
        onSend={(values) => void handleSend(values)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="入力した条件を破棄しますか？"
        description="依頼はまだ送っていません。閉じると、入力した条件は失われます。"
        confirmLabel="破棄して閉じる"
        tone="danger"
        onConfirm={onClose}
      />
    </>
  );
}
