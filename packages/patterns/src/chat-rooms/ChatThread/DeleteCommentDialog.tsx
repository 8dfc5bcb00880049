import { ConfirmDialog } from "@tsumugi/ui";

export interface DeleteCommentDialogProps {
  /** The comment that is asked about; null: none. */
  id: string | null;
  onClose: () => void;
  onDelete: ((id: string) => Promise<unknown>) | undefined;
}

/** Asks once more before a comment goes for everybody. */
export function DeleteCommentDialog({ id, onClose, onDelete }: DeleteCommentDialogProps) {
  return (
    <ConfirmDialog
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title="メッセージを削除しますか？"
      description="相手の画面からも消え、「このメッセージは削除されました」と表示されます。元には戻せません。"
      confirmLabel="削除する"
      tone="danger"
      errorText={(cause) => (cause instanceof Error ? cause.message : "")}
      onConfirm={() => id !== null && onDelete?.(id)}
    />
  );
}
