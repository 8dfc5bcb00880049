import type { ReminderPreview } from "@tsumugi/contract";
import {
  Banner,
  Button,
  DescriptionList,
  Dialog,
  DialogClose,
  formatDateTime,
  Skeleton,
  Stack,
} from "@tsumugi/ui";
import type { ReactNode } from "react";
import { MailFrame } from "../../shared/MailFrame.tsx";

export interface ReminderDialogProps {
  /** 催促するクリエイターの名前。 */
  readonly name: string;
  /** 送られるメールと、今日すでに催促したかどうか。読み込みが終わるまでは undefined。 */
  readonly preview: ReminderPreview | undefined;
  /** メールを読み込めなかった理由。メールの代わりに出します。 */
  readonly loadError?: ReactNode;
  /** 送るとき。`again` は、今日すでに催促していて、それを知ったうえで送ることを、`deadline` は、見ていたメールが何の催促かを表します。 */
  readonly onSend: (options: {
    readonly again: boolean;
    readonly deadline: ReminderPreview["deadline"];
  }) => void;
  /** 「キャンセル」、×、Esc、外側を押したとき。 */
  readonly onClose: () => void;
  /** 送信中。終わるまで閉じられません。 */
  readonly loading?: boolean;
  /** 送れなかった理由。原因、次に直し方を書きます。 */
  readonly error?: string | undefined;
}

/** The very reminder that is about to go out, and whether somebody has reminded today. */
export function ReminderDialog(props: ReminderDialogProps) {
  const { name, preview, loadError, onSend, onClose, loading = false, error } = props;
  const last = preview?.reminded_today;
  const isLater = preview !== undefined && Date.parse(preview.sends_at) > Date.now();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${name}さんに催促しますか？`}
      size="lg"
      loading={loading}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button
            variant="primary"
            icon="send"
            loading={loading}
            disabled={!preview || preview.barred !== null}
            onClick={() => preview && onSend({ again: last !== null, deadline: preview.deadline })}
          >
            {last ? "それでも送る" : "送る"}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        {loadError}
        {!preview && !loadError && <Skeleton shape="block" height={420} />}
        {preview?.barred && <Banner tone="warning">{preview.barred}</Banner>}
        {last && (
          <Banner tone="warning" title="今日すでに催促しています">
            {formatDateTime(last.at)} に{last.by ? `${last.by.name}さんが` : "自動で"}
            送っています。続けて送ると、催促が重なります。
          </Banner>
        )}
        {preview && !preview.barred && (
          <>
            <DescriptionList
              layout="rows"
              items={[
                { term: "宛先", description: preview.to },
                { term: "件名", description: preview.subject },
                {
                  term: "送信",
                  description: isLater
                    ? `${formatDateTime(preview.sends_at)}（夜間のため、朝に送ります）`
                    : "すぐに送ります",
                },
              ]}
            />
            <MailFrame title="送られるメール" html={preview.html} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
