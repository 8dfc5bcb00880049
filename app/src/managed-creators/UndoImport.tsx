import type { ImportTask } from "@tsumugi/contract";
import { useCheckImportTask } from "@tsumugi/hooks";
import { Button, ConfirmDialog, formatInteger } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";

export interface UndoImportProps {
  readonly task: Pick<ImportTask, "uid" | "file_name" | "created" | "updated">;
  /** Among other imports, the button says of which it is. */
  readonly named?: boolean;
}

/** Takes an import back, after a question. */
export function UndoImport({ task, named = false }: UndoImportProps) {
  const { undoImportTask } = useCheckImportTask();
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" aria-label={named ? `「${task.file_name}」の取込を取り消す` : undefined}>
          取込を取り消す
        </Button>
      }
      title={`「${task.file_name}」の取込を取り消しますか？`}
      description={`新しく登録した${formatInteger(task.created)}件を削除し、更新した${formatInteger(task.updated)}件を取込の前の内容に戻します。取込の後に変更した人や、案件・メッセージで使っている人は、そのまま残してお知らせします。`}
      confirmLabel="取り消す"
      tone="danger"
      errorText={fullMessageOf}
      onConfirm={() => undoImportTask(task.uid)}
    />
  );
}
