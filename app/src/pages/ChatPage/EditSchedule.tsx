import type { ScheduledComment } from "@tsumugi/contract";
import { useScheduleComment } from "@tsumugi/hooks";
import { ScheduleDialog } from "@tsumugi/patterns";
import { formatDateTime, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";

export interface EditScheduleProps {
  /** As it was when it was opened. */
  readonly opened: ScheduledComment;
  readonly onClose: () => void;
}

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

/** A message that waits to be sent, changed; where another screen changed it, too, either can be kept. */
export function EditSchedule({ opened, onClose }: EditScheduleProps) {
  const { updateScheduledComment, isSubmitting } = useScheduleComment();
  const [images, setImages] = useState(opened.images);
  const { save, conflictDialog } = useOwnChanges<ScheduledComment, Values>({
    valuesOf,
    rowsOf,
    send: (changes, present) => {
      const { send_at, ...content } = { ...valuesOf(present), ...changes };
      return updateScheduledComment(present, { ...content, sendAt: send_at });
    },
  });
  const change = async (mine: Values) => {
    try {
      const answer = await save(opened, mine);
      if (answer === "back") return;
      onClose();
      toast.success(answer === "theirs" ? "現在の内容にしました" : "予約を変更しました");
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <>
      <ScheduleDialog
        open
        editing
        onOpenChange={onClose}
        text={opened.text}
        images={images.map(({ uid, url, name }) => ({ key: uid, url, name }))}
        onRemoveImage={(uid) => setImages(images.filter((image) => image.uid !== uid))}
        sendAt={opened.send_at}
        loading={isSubmitting}
        error={opened.failure ?? undefined}
        onSchedule={({ text, sendAt }) => void change(valuesOf({ text, send_at: sendAt, images }))}
      />
      {conflictDialog}
    </>
  );
}
