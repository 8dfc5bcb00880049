import {
  cancelScheduledComment as cancelCall,
  listScheduledComments,
  type ScheduledComment,
  scheduleComment as scheduleCall,
  sendScheduledComment as sendCall,
  updateScheduledComment as updateCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useSameId } from "../../core/useSameId.ts";

const stale = { revalidate: [listScheduledComments] };

/** What is sent, and when: `images` are uids of uploads, `sendAt` is ISO 8601. */
interface Content {
  readonly text: string;
  readonly images?: readonly string[];
  readonly sendAt: string;
}

type Ref = Pick<ScheduledComment, "id" | "room_id">;
const bodyOf = ({ text, images = [], sendAt }: Content) => ({ text, images: [...images], send_at: sendAt });
const paramsOf = ({ id, room_id }: Ref) => ({ id: room_id, comment_id: id });

/**
 * Schedules a comment with its images, changes it, cancels it, or sends it now. Only the writer's own; an admin also
 * those that are `abandoned`, which are sent under the admin's name. Direct messages outside of the contract raise
 * `feature_not_granted`. `stale_version` and `illegal_transition` (sent already) carry the present state.
 *
 * @example
 * const { scheduleComment } = useScheduleComment();
 * const sendAt = suggestSendAt(new Date(), await loadHolidays()).toISOString();
 * await scheduleComment(roomId, { text: "お世話になります。", sendAt });
 */
export function useScheduleComment() {
  const scheduled = useApiMutation(scheduleCall, stale);
  const updated = useApiMutation(updateCall, stale);
  const cancelled = useApiMutation(cancelCall, stale);
  const sent = useApiMutation(sendCall, stale);
  const { run: schedule } = scheduled;
  const { run: update } = updated;
  const { run: cancel } = cancelled;
  const { run: send } = sent;
  const withId = useSameId();
  return {
    scheduleComment: useCallback(
      (roomId: string, { id: own, ...content }: Content & { readonly id?: string }) =>
        withId([roomId, bodyOf(content)], (id) =>
          schedule({ params: { id: roomId }, body: { id: own ?? id, ...bodyOf(content) } }),
        ),
      [schedule, withId],
    ),
    updateScheduledComment: useCallback(
      (comment: Ref & { readonly version: number }, content: Content) =>
        update({ params: paramsOf(comment), body: { ...bodyOf(content), version: comment.version } }),
      [update],
    ),
    cancelScheduledComment: useCallback((comment: Ref) => cancel({ params: paramsOf(comment) }), [cancel]),
    sendScheduledComment: useCallback((comment: Ref) => send({ params: paramsOf(comment) }), [send]),
    isSubmitting:
      scheduled.isSubmitting || updated.isSubmitting || cancelled.isSubmitting || sent.isSubmitting,
    error: scheduled.error ?? updated.error ?? cancelled.error ?? sent.error,
  };
}
