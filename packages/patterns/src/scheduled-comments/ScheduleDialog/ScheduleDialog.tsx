import { Banner, Button, DateTimeField, Dialog, DialogClose, FormField, Stack, TextArea } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dateTimeKey, formatDateTime, instantOf } from "@tsumugi/ui/format";
import { useState } from "react";
import { type ComposerImage, ComposerImages } from "../../chat-rooms/CommentComposer/ComposerImages.tsx";

export interface ScheduleDialogProps {
  /** 開いているか。開いている間だけ描きます。 */
  open: boolean;
  /** ×、Esc、外、「キャンセル」で閉じようとしたとき。 */
  onOpenChange: (open: boolean) => void;
  /** 初めに入れておくメッセージ。 */
  text: string;
  /** いっしょに送る画像。あればメッセージは空でもかまいません。 */
  images?: readonly ComposerImage[];
  /** 渡すと、保存の前に画像を外せます。 */
  onRemoveImage?: (key: string) => void;
  /** 送る日時（ISO 8601）。初めに示すものです。 */
  sendAt: string;
  /** この日時を勧めるわけ。「営業時間外のため」。 */
  suggestion?: string;
  /** 保存を押したとき。`sendAt` は ISO の日時で、過ぎた日時や空のメッセージでは呼ばれません。 */
  onSchedule: (values: { text: string; sendAt: string }) => void;
  /** 新しく予約する代わりに、送信を待っている予約を変えます。 */
  editing?: boolean;
  /** 保存中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 保存できなかったわけ。原因、直し方の順に書きます。 */
  error?: string;
}

/** Text and moment of a message that is sent later. Mount it while it is open. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { open, onOpenChange, suggestion, onSchedule, editing = false, loading = false, error } = props;
  const { images = [], onRemoveImage } = props;
  const [imageCount] = useState(images.length);
  const [text, setText] = useState(props.text);
  const start = dateTimeKey(props.sendAt);
  const [when, setWhen] = useState<string | null>(start);
  const [problem, setProblem] = useState<string>();
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === "" && images.length === 0;
  const textProblem = isEmpty ? "メッセージが空です。入力するか、画像を添付してください。" : undefined;
  const missing = when ? undefined : "送る日時が入力されていません。入力してください。";
  const now = useNow();
  const at = instantOf(when);
  const isPast = at !== undefined && Date.parse(at) <= now;
  const pastProblem = isPast ? "過ぎた日時です。これからの日時を選んでください。" : undefined;
  const save = () => {
    setTried(true);
    if (at && !isPast && !textProblem) onSchedule({ text, sendAt: at });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      loading={loading}
      hasChanges={text !== props.text || when !== start || images.length !== imageCount}
      title={editing ? "予約を変更する" : "日時を決めて送る"}
      description="画面を閉じていても、この日時に送信されます。送信までは変更や取り消しができます。"
      footer={
        <>
          {/* As × does: what was typed is not thrown away without a question. */}
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" icon="clock" loading={loading} onClick={save}>
            {editing ? "変更する" : "予約する"}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="danger">{error}</Banner>}
        <FormField
          label="送る日時（日本時間）"
          requirement="required"
          error={pastProblem ?? problem ?? (isTried ? missing : undefined)}
        >
          <DateTimeField
            value={when}
            min={dateTimeKey(now)}
            defaultTime={start.slice(11)}
            onValueChange={(next, typed) => {
              setWhen(next === undefined ? typed.text : next);
              setProblem(typed.problem);
            }}
          />
        </FormField>
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
