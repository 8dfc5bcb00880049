import type { ImportTask } from "@tsumugi/contract";
import { canUndo, useCheckImportTask, useDownloadImportErrors } from "@tsumugi/hooks";
import { CsvResult } from "@tsumugi/patterns";
import { Button, ConfirmDialog, formatInteger, toast, useNow } from "@tsumugi/ui";
import { useNavigate } from "react-router-dom";
import { StopImport } from "../../managed-creators/StopImport.tsx";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";

export interface ImportResultProps {
  readonly task: ImportTask;
  readonly fieldLabel: (field: string) => string;
  readonly onStartOver: () => void;
}

/** Progress, then what became of every row: look at it, take it back, or go on with another file. */
export function ImportResult({ task, fieldLabel, onStartOver }: ImportResultProps) {
  const { checkImportTask, undoImportTask, isSubmitting } = useCheckImportTask();
  const { downloadImportErrors, isDownloading } = useDownloadImportErrors();
  const navigate = useNavigate();
  const now = useNow();

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  const handleCheck = () =>
    attempt(async () => {
      await checkImportTask(task.uid);
      await navigate(paths.managedCreators.getHref({ sort: "-created_at" }));
    });
  const undoQuestion = (
    <ConfirmDialog
      trigger={<Button size="sm">取込を取り消す</Button>}
      title={`「${task.file_name}」の取込を取り消しますか？`}
      description={`新しく登録した${formatInteger(task.created)}件を削除し、更新した${formatInteger(task.updated)}件を取込の前の内容に戻します。取込の後に変更した人や、案件・メッセージで使っている人は、そのまま残してお知らせします。`}
      confirmLabel="取り消す"
      tone="danger"
      errorText={fullMessageOf}
      onConfirm={() => undoImportTask(task.uid)}
    />
  );

  return (
    <CsvResult
      task={task}
      fieldLabel={fieldLabel}
      stop={<StopImport task={task} />}
      onDownloadErrors={() => void attempt(() => downloadImportErrors(task.uid))}
      downloading={isDownloading}
      actions={
        <>
          {canUndo(task, now) && undoQuestion}
          <Button size="sm" onClick={onStartOver}>
            別のファイルを取り込む
          </Button>
          <Button size="sm" variant="primary" loading={isSubmitting} onClick={() => void handleCheck()}>
            確認して一覧へ
          </Button>
        </>
      }
    />
  );
}
