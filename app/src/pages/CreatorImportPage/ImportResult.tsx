import type { ImportTask } from "@tsumugi/contract";
import { canUndo, useCheckImportTask, useDownloadImportErrors } from "@tsumugi/hooks";
import { CsvResult } from "@tsumugi/patterns";
import { Button, toast, useNow } from "@tsumugi/ui";
import { StopImport } from "../../managed-creators/StopImport.tsx";
import { UndoImport } from "../../managed-creators/UndoImport.tsx";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { fullMessageOf } from "../../shared/errors.ts";

export interface ImportResultProps {
  readonly task: ImportTask;
  readonly fieldLabel: (field: string) => string;
  readonly onStartOver: () => void;
}

/** Progress, then what became of every row: look at it, take it back, or go on with another file. */
export function ImportResult({ task, fieldLabel, onStartOver }: ImportResultProps) {
  const { checkImportTask, isSubmitting } = useCheckImportTask();
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
      navigate(paths.managedCreators.getHref({ sort: "-created_at" }));
    });
  return (
    <CsvResult
      task={task}
      fieldLabel={fieldLabel}
      stop={<StopImport task={task} />}
      onDownloadErrors={() => void attempt(() => downloadImportErrors(task.uid))}
      loading={isDownloading}
      actions={
        <>
          {canUndo(task, now) && <UndoImport task={task} />}
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
