import type { ScheduledComment } from "@tsumugi/contract";
import { useCurrentUser, useScheduleComment, useScheduledComments } from "@tsumugi/hooks";
import { ScheduleDialog, ScheduledList, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

/** What of this room goes out later, above the message box. */
export function RoomSchedule({ roomId }: { readonly roomId: string }) {
  const { currentUser } = useCurrentUser();
  const { scheduledComments } = useScheduledComments(roomId);
  const { updateScheduledComment, cancelScheduledComment, sendScheduledComment, ...saving } =
    useScheduleComment();
  const [edited, setEdited] = useState<ScheduledComment>();

  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      setEdited(undefined);
      toast.success(done);
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <>
      <ScheduledList
        comments={scheduledComments}
        ownUid={currentUser.uid}
        onEdit={setEdited}
        onCancel={(comment) => void attempt(cancelScheduledComment(comment), "予約を取り消しました")}
        onSendNow={(comment) => void attempt(sendScheduledComment(comment), "送信しました")}
      />
      {edited && (
        <ScheduleDialog
          open
          editing
          onOpenChange={() => setEdited(undefined)}
          text={edited.text}
          sendAt={edited.send_at}
          saving={saving.isSubmitting}
          error={edited.failure ?? undefined}
          onSchedule={(values) => void attempt(updateScheduledComment(edited, values), "予約を変更しました")}
        />
      )}
    </>
  );
}
