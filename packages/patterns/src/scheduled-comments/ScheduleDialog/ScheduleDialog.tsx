import { Banner, Button, DateField, Dialog, FormField, Select, Stack, TextArea } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, formatDateTime } from "@tsumugi/ui/format";
import { useState } from "react";
import { styled } from "styled-components";
import { type ComposerImage, ComposerImages } from "../../chat-rooms/CommentComposer/ComposerImages.tsx";
import { fromJapan, halfHours, toJapan } from "../sendAt.ts";

const When = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 13em) minmax(0, 13em);
  align-items: start;
  gap: 16px;
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface ScheduleDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: string;
  /** Pictures that go out with it. */
  images?: readonly ComposerImage[];
  /** With it, pictures can be taken out before it is saved. */
  onRemoveImage?: (key: string) => void;
  /** When it would go out, ISO 8601; what is offered first. */
  sendAt: string;
  /** Why just this time is offered: 「営業時間外のため」. */
  suggestion?: string;
  onSchedule: (values: { text: string; sendAt: string }) => void;
  /** Changes one that waits, instead of laying down a new one. */
  editing?: boolean;
  loading?: boolean;
  /** Cause, then cure. */
  error?: string;
}

/** Text and moment of a message that is sent later. Mount it while it is open. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { open, onOpenChange, suggestion, onSchedule, editing = false, loading = false, error } = props;
  const { images = [], onRemoveImage } = props;
  const start = toJapan(props.sendAt);
  const [text, setText] = useState(props.text);
  const [day, setDay] = useState<string | null | undefined>(start.day);
  const [dayProblem, setDayProblem] = useState<string>();
  const [time, setTime] = useState(start.time);
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === "" && images.length === 0;
  const textProblem = isEmpty ? "メッセージが空です。入力するか、画像を添付してください。" : undefined;
  const missingDay = day ? undefined : "送る日が選ばれていません。日付を入力してください。";
  const now = useNow();
  const at = day && !dayProblem ? fromJapan(day, time) : undefined;
  const isPast = at !== undefined && Date.parse(at) <= now;
  const pastProblem = isPast ? "過ぎた日時です。これからの日時を選んでください。" : undefined;
  const times = halfHours.includes(start.time) ? halfHours : [start.time, ...halfHours];
  const save = () => {
    setTried(true);
    if (at && !isPast && !textProblem) onSchedule({ text, sendAt: at });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      loading={loading}
      hasChanges={text !== props.text}
      title={editing ? "予約を変更する" : "日時を決めて送る"}
      description="画面を閉じていても、この日時に送信されます。送信までは変更や取り消しができます。"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>キャンセル</Button>
          <Button variant="primary" icon="clock" loading={loading} onClick={save}>
            {editing ? "変更する" : "予約する"}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="danger">{error}</Banner>}
        <When>
          <FormField
            label="送る日"
            requirement="required"
            error={dayProblem ?? pastProblem ?? (isTried ? missingDay : undefined)}
          >
            <DateField
              value={day ?? null}
              min={dayKey(now)}
              onValueChange={(next, { problem }) => {
                setDay(next);
                setDayProblem(problem);
              }}
            />
          </FormField>
          <FormField label="時刻" requirement="required">
            <Select
              options={times.map((value) => ({ value, label: value }))}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          </FormField>
        </When>
        {at && !isPast && (
          <p className="tsu-muted">
            {formatDateTime(at)}（日本時間）に送信します。{suggestion}
          </p>
        )}
        <FormField
          label="メッセージ"
          requirement={images.length > 0 ? undefined : "required"}
          error={isTried ? textProblem : undefined}
        >
          <TextArea rows={6} limit={4000} value={text} onChange={(event) => setText(event.target.value)} />
        </FormField>
        <ComposerImages images={images} onRemove={onRemoveImage} />
      </Stack>
    </Dialog>
  );
}
