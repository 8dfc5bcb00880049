import type { WorkingCalendar } from "@tsumugi/contract";
import {
  type ChatRoom,
  type CommentImage,
  isWorkingTime,
  loadHolidays,
  suggestSendAt,
  useRoomDraft,
  useScheduleComment,
  useWorkingCalendar,
} from "@tsumugi/hooks";
import { formatDateTime, IconButton, toast, useNow } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { part } from "../../shared/part.tsx";
import { TemplateMenu } from "./TemplateMenu.tsx";

const ScheduleDialog = part(async () => (await import("./scheduleDialog.ts")).ScheduleDialog);

export interface ComposerToolsProps {
  readonly room: ChatRoom;
  /** Pictures of the message. */
  readonly images: readonly CommentImage[];
  /** Why a message cannot have them yet. */
  readonly imageRefusal: string | undefined;
  /** The message lies down for later; the box is free again. */
  readonly onScheduled: () => void;
}

const OUT_OF_HOURS = "営業時間外のため、次の営業日の朝をおすすめしています。";

/** What to offer at this moment: outside working time the next opening. */
async function suggestionAt(now: Date, company: WorkingCalendar) {
  const calendar = { ...company, holidays: await loadHolidays() };
  return {
    sendAt: suggestSendAt(now, calendar).toISOString(),
    reason: isWorkingTime(now, calendar) ? undefined : OUT_OF_HOURS,
  };
}

/** Templates and a time to send, beside the message box. */
export function ComposerTools({ room, images, imageRefusal, onScheduled }: ComposerToolsProps) {
  const { draft, saveDraft } = useRoomDraft({ side: "chat", id: room.roomId });
  const { scheduleComment, isSubmitting } = useScheduleComment();
  const calendar = useWorkingCalendar();
  const now = useNow();
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof suggestionAt>>>();
  const [problem, setProblem] = useState<string>();

  const insert = (text: string) => saveDraft(draft.trim() === "" ? text : `${draft.trimEnd()}\n\n${text}`);
  const open = async () => {
    setProblem(undefined);
    if (imageRefusal) toast.show(imageRefusal);
    else setOffer(await suggestionAt(new Date(now), calendar));
  };
  const schedule = async (values: { text: string; sendAt: string }) => {
    setProblem(undefined);
    try {
      await scheduleComment(room.roomId, { ...values, images: images.map(({ uid }) => uid) });
      onScheduled();
      setOffer(undefined);
      toast.success(`${formatDateTime(values.sendAt)} に送信します`);
    } catch (error) {
      setProblem(fullMessageOf(error));
    }
  };
  return (
    <>
      <TemplateMenu room={room} onInsert={insert} />
      <IconButton icon="clock" label="日時を決めて送る" onClick={() => void open()} />
      {offer && (
        <ScheduleDialog
          open
          onOpenChange={() => setOffer(undefined)}
          text={draft}
          images={images.map(({ uid, url, name }) => ({ key: uid, url, name }))}
          sendAt={offer.sendAt}
          suggestion={offer.reason}
          loading={isSubmitting}
          error={problem}
          onSchedule={(values) => void schedule(values)}
        />
      )}
    </>
  );
}
