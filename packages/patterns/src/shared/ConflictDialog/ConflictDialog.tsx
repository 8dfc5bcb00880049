import { Button, Dialog } from "@tsumugi/ui";
import { type ConflictRow, ConflictTable } from "./ConflictTable.tsx";

export interface ConflictDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 起きたこと。既定は「ほかの人が先に更新しました」。 */
  title?: string;
  /** 自分と現在とで違う項目。空なら、同じ内容だと伝えます。 */
  rows: readonly ConflictRow[];
  /** 自分の内容を保存している間。 */
  loading?: boolean;
  /** 自分が入力した内容を、今の状態に上書きして保存します。 */
  onKeepMine: () => void;
  /** 自分が入力した内容を捨てて、現在の内容にします。 */
  onTakeTheirs: () => void;
  /** 入力に戻ります。何も失われません。 */
  onClose: () => void;
}

/** Somebody saved meanwhile: both versions side by side, and the person decides. */
export function ConflictDialog({
  open,
  title = "ほかの人が先に更新しました",
  rows,
  loading = false,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description="現在の内容と見比べて、どちらを残すか選んでください。入力した内容はまだ失われていません。"
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>入力に戻る</Button>
          <Button onClick={onTakeTheirs}>現在の内容にする</Button>
          <Button variant="primary" loading={loading} onClick={onKeepMine}>
            自分の内容で保存する
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <p>入力した内容は、現在の内容と同じです。</p>
      ) : (
        <ConflictTable rows={rows} label="自分と現在の内容" />
      )}
    </Dialog>
  );
}
