import {
  type ChatRoom,
  isWorkingTime,
  suggestSendAt,
  useRoomDraft,
  useScheduleComment,
} from "@tsumugi/hooks";
import { formatDateTime, IconButton, ScheduleDialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { TemplateMenu } from "./TemplateMenu.tsx";

export interface ComposerToolsProps {
  readonly room: ChatRoom;
  /** Pictures are chosen: they go out at once or not at all. */
  readonly hasImages: boolean;
}

const OUT_OF_HOURS = "営業時間外のため、次の営業日の朝をおすすめしています。";

/** Templates and a time to send, beside the message box. */
export function ComposerTools({ room, hasImages }: ComposerToolsProps) {
  const { draft, saveDraft } = useRoomDraft({ side: "chat", id: room.roomId });
  const { scheduleComment, isSubmitting } = useScheduleComment();
  const [openedAt, setOpenedAt] = useState<Date>();
  const [problem, setProblem] = useState<string>();

  const insert = (text: string) => saveDraft(draft.trim() === "" ? text : `${draft.trimEnd()}\n\n${text}`);
  const open = () => {
    if (hasImages) toast.show("画像は予約できません。画像を外すか、今すぐ送信してください。");
    else setOpenedAt(new Date());
  };
  const schedule = async (values: { text: string; sendAt: string }) => {
    setProblem(undefined);
    try {
      await scheduleComment(room.roomId, values);
      saveDraft("");
      setOpenedAt(undefined);
      toast.success(`${formatDateTime(values.sendAt)} に送信します`);
    } catch (error) {
      setProblem(fullMessageOf(error));
    }
  };
  return (
    <>
      <TemplateMenu room={room} onInsert={insert} />
      <IconButton icon="clock" label="日時を決めて送る" onClick={open} />
      {openedAt && (
        <ScheduleDialog
          open
          onOpenChange={() => setOpenedAt(undefined)}
          text={draft}
          sendAt={suggestSendAt(openedAt).toISOString()}
          suggestion={isWorkingTime(openedAt) ? undefined : OUT_OF_HOURS}
          saving={isSubmitting}
          error={problem}
          onSchedule={(values) => void schedule(values)}
        />
      )}
    </>
  );
}
