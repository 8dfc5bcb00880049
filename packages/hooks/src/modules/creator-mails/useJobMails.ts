import {
  type BodyOf,
  listJobMails,
  listProjectCreators,
  previewReminder,
  remindCreator as remindCall,
  sendJobMailNow as sendNowCall,
  setJobAutoMails as setAutoCall,
  stopJobMail as stopCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Mails to the creator of a job: sent, dropped and planned, and what the creator has seen. `null`: not yet.
 *
 * @example
 * const { jobMails, error } = useJobMails(isOpen ? jobRequestUid : null);
 */
export function useJobMails(jobRequestUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    listJobMails,
    jobRequestUid === null ? null : { params: { id: jobRequestUid } },
  );
  return { jobMails: data, isLoading, error, refresh };
}

/**
 * The reminder of the creator's present step, as it would be sent. `null`: not yet.
 *
 * @example
 * const { reminderPreview } = useReminderPreview(isAsking ? jobRequestUid : null);
 */
export function useReminderPreview(jobRequestUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    previewReminder,
    jobRequestUid === null ? null : { params: { id: jobRequestUid } },
  );
  return { reminderPreview: data, isLoading, error, refresh };
}

const stale = { revalidate: [listJobMails, previewReminder, listProjectCreators] };

/**
 * Sends a planned mail now or takes it back, reminds by hand, and turns reminders of their own accord off for one
 * creator. Raises `conflict` with the reason in Japanese.
 *
 * @example
 * const { remindCreator, isSubmitting, error } = useSaveJobMails();
 * await remindCreator(jobRequestUid, { again: true, deadline: reminderPreview.deadline });
 */
export function useSaveJobMails() {
  const sent = useApiMutation(sendNowCall, stale);
  const stopped = useApiMutation(stopCall, stale);
  const reminded = useApiMutation(remindCall, stale);
  const switched = useApiMutation(setAutoCall, stale);
  const { run: send } = sent;
  const { run: stop } = stopped;
  const { run: remind } = reminded;
  const { run: switchAuto } = switched;
  return {
    sendJobMailNow: useCallback(
      (jobRequestUid: string, key: string) => send({ params: { id: jobRequestUid }, body: { key } }),
      [send],
    ),
    stopJobMail: useCallback(
      (jobRequestUid: string, key: string) => stop({ params: { id: jobRequestUid }, body: { key } }),
      [stop],
    ),
    remindCreator: useCallback(
      (jobRequestUid: string, body: BodyOf<typeof remindCall> = {}) =>
        remind({ params: { id: jobRequestUid }, body }),
      [remind],
    ),
    setJobAutoMails: useCallback(
      (jobRequestUid: string, on: boolean) => switchAuto({ params: { id: jobRequestUid }, body: { on } }),
      [switchAuto],
    ),
    isSubmitting: sent.isSubmitting || stopped.isSubmitting || reminded.isSubmitting || switched.isSubmitting,
    error: sent.error ?? stopped.error ?? reminded.error ?? switched.error,
  };
}
