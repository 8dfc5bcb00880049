import type { ScheduledComment } from "@tsumugi/contract";
import { useCurrentUser, useScheduleComment, useScheduledComments } from "@tsumugi/hooks";
import { ScheduledList } from "@tsumugi/patterns";
import { Banner, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { part } from "../../shared/part.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useRowTarget } from "../../shared/useRowTarget.ts";

const EditSchedule = part(async () => (await import("./EditSchedule.tsx")).EditSchedule);

/** What of this room goes out later, above the message box. */
export function RoomSchedule({ roomId }: { readonly roomId: string }) {
  const { currentUser } = useCurrentUser();
  const { isAdmin } = usePermissions();
  const { scheduledComments, ...list } = useScheduledComments(roomId);
  const target = useRowTarget("scheduled", { ...list, keys: scheduledComments.map(({ id }) => id) });
  const { cancelScheduledComment, sendScheduledComment } = useScheduleComment();
  const [edited, setEdited] = useState<ScheduledComment>();

  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <>
      {target.isGone && (
        <Banner tone="info" onClose={target.clear}>
          リンク先の予約は、送信済みか取り消し済みです。送信したものは、やりとりの中にあります。
        </Banner>
      )}
      <ScheduledList
        targetId={target.targetKey}
        comments={scheduledComments}
        ownUid={currentUser.uid}
        canTakeOver={isAdmin}
        onEdit={setEdited}
        onCancel={(comment) => void attempt(cancelScheduledComment(comment), "予約を取り消しました")}
        onSendNow={(comment) => void attempt(sendScheduledComment(comment), "送信しました")}
      />
      {edited && <EditSchedule opened={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
