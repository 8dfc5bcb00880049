import type { ImportTask } from "@tsumugi/contract";
import { canUndo, useCheckImportTask, useDownloadImportErrors } from "@tsumugi/hooks";
import { Button, CsvResult, toast, useNow } from "@tsumugi/ui";
import { useNavigate } from "react-router-dom";
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
  const handleUndo = () =>
    attempt(async () => {
      await undoImportTask(task.uid);
      toast.success("取込を取り消しました");
    });

  return (
    <CsvResult
      task={task}
      fieldLabel={fieldLabel}
      onDownloadErrors={() => void attempt(() => downloadImportErrors(task.uid))}
      downloading={isDownloading}
      actions={
        <>
          {canUndo(task, now) && (
            <Button size="sm" loading={isSubmitting} onClick={() => void handleUndo()}>
              取込を取り消す
            </Button>
          )}
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
