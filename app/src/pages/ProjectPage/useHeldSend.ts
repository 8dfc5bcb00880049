import type { JobTermsBody, Project, ProjectCreator } from "@tsumugi/contract";
import { useChangeSends, useCurrentUser, useSendJob } from "@tsumugi/hooks";
import type { SendJobDraft, SendJobValues } from "@tsumugi/patterns";
import { formatDateTime, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { keepTakenBack } from "./takenBackSends.ts";

/** As long as the message with 取り消す stays. */
const HOLD_SECONDS = 10;

/** Sends after a pause in which the whole can be taken back; taken back, the panel opens again as it was. */
export function useHeldSend(project: Project, recipients: readonly ProjectCreator[]) {
  const { sendJob, isSubmitting, error } = useSendJob();
  const { cancelJobSend, cancelScheduledJobs } = useChangeSends();
  const { currentUser } = useCurrentUser();

  const takeBack = async (
    cancel: () => Promise<{ cancelled: number; sent: number }>,
    draft: SendJobDraft,
  ) => {
    try {
      const { cancelled, sent } = await cancel();
      if (sent > 0) toast.error(`${sent}名にはすでに送ったため、取り消せませんでした。`);
      if (cancelled === 0) return;
      toast.success(`${cancelled}名への依頼を取り消しました`);
      keepTakenBack({ project_uid: project.uid, member_uid: currentUser.uid, recipients, draft });
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };

  /** How many it goes to; the others are named with the reason. @throws ApiError also in `error` */
  const send = async (values: SendJobValues, draft: SendJobDraft) => {
    const { send_at } = values;
    const { sent, skipped, task } = await sendJob(project.uid, {
      ...values,
      // The panel goes on only when every required day and fee is filled in.
      terms: values.terms as JobTermsBody,
      // What is sent later can be taken back until then.
      hold_seconds: send_at ? 0 : HOLD_SECONDS,
    });
    const count = task?.total ?? sent.length;
    const cancel = task
      ? () => cancelJobSend(project.uid, task.uid)
      : async () => {
          const uids = sent.map(({ job_request_uid }) => job_request_uid);
          const { cancelled } = await cancelScheduledJobs(project.uid, uids);
          return { cancelled: cancelled.length, sent: uids.length - cancelled.length };
        };
    if (count > 0) {
      const message = send_at
        ? `${count}名への依頼を ${formatDateTime(send_at)} に予約しました`
        : `${count}名に送ります（${HOLD_SECONDS}秒以内なら取り消せます）`;
      const id = toast.success(message, {
        action: {
          label: "取り消す",
          onClick: () => {
            toast.dismiss(id);
            void takeBack(cancel, draft);
          },
        },
      });
    }
    for (const { creator_uid, message } of skipped) {
      const name = recipients.find((one) => one.creator_uid === creator_uid)?.display_name ?? "";
      toast.error(`「${name}」には送りませんでした。${message}`);
    }
    return count;
  };
  return { send, isSubmitting, error };
}
