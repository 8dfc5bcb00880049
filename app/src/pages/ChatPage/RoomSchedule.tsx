import type { ScheduledComment } from "@tsumugi/contract";
import { useCurrentUser, useScheduleComment, useScheduledComments } from "@tsumugi/hooks";
import { ScheduleDialog, ScheduledList } from "@tsumugi/patterns";
import { Banner, formatDateTime, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useRowTarget } from "../../shared/useRowTarget.ts";

interface Values {
  readonly text: string;
  readonly send_at: string;
  /** uids of uploads */
  readonly images: readonly string[];
}

const valuesOf = ({ text, send_at, images }: Pick<ScheduledComment, keyof Values>): Values => ({
  text,
  send_at: new Date(send_at).toISOString(),
  images: images.map(({ uid }) => uid),
});

const rowsOf = (mine: Values, theirs: Values) => [
  { label: "送る日時", mine: formatDateTime(mine.send_at), theirs: formatDateTime(theirs.send_at) },
  { label: "メッセージ", mine: mine.text, theirs: theirs.text },
  { label: "画像", mine: `${mine.images.length}枚`, theirs: `${theirs.images.length}枚` },
];

/** What of this room goes out later, above the message box. */
export function RoomSchedule({ roomId }: { readonly roomId: string }) {
  const { currentUser } = useCurrentUser();
  const { isAdmin } = usePermissions();
  const { scheduledComments, ...list } = useScheduledComments(roomId);
  const target = useRowTarget("scheduled", { ...list, keys: scheduledComments.map(({ id }) => id) });
  const { updateScheduledComment, cancelScheduledComment, sendScheduledComment, ...saving } =
    useScheduleComment();
  /** As it was opened, and the pictures that are left of it. */
  const [edited, setEdited] = useState<{
    readonly opened: ScheduledComment;
    readonly images: ScheduledComment["images"];
  }>();
  const own = useOwnChanges<ScheduledComment, Values>({
    valuesOf,
    rowsOf,
    send: (changes, present) => {
      const { text, send_at, images } = { ...valuesOf(present), ...changes };
      return updateScheduledComment(present, { text, sendAt: send_at, images });
    },
  });

  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      // Another screen changed it, too: the person goes on typing, or has taken what is there.
      const answer = await work;
      if (answer === "back") return;
      setEdited(undefined);
      toast.success(answer === "theirs" ? "現在の内容にしました" : done);
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
        onEdit={(opened) => setEdited({ opened, images: opened.images })}
        onCancel={(comment) => void attempt(cancelScheduledComment(comment), "予約を取り消しました")}
        onSendNow={(comment) => void attempt(sendScheduledComment(comment), "送信しました")}
      />
      {edited && (
        <ScheduleDialog
          open
          editing
          onOpenChange={() => setEdited(undefined)}
          text={edited.opened.text}
          images={edited.images.map(({ uid, url, name }) => ({ key: uid, url, name }))}
          onRemoveImage={(uid) =>
            setEdited({ ...edited, images: edited.images.filter((image) => image.uid !== uid) })
          }
          sendAt={edited.opened.send_at}
          loading={saving.isSubmitting}
          error={edited.opened.failure ?? undefined}
          onSchedule={({ text, sendAt }) => {
            const mine = valuesOf({ text, send_at: sendAt, images: edited.images });
            void attempt(own.save(edited.opened, mine), "予約を変更しました");
          }}
        />
      )}
      {own.conflictDialog}
    </>
  );
}
