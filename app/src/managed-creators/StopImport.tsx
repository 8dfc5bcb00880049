import type { ImportTask } from "@tsumugi/contract";
import { useStopImportTask } from "@tsumugi/hooks";
import { Button, ConfirmDialog, formatInteger } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";

/** Ends a running import where it stands, after a question. */
export function StopImport({
  task,
}: {
  readonly task: Pick<ImportTask, "uid" | "file_name" | "total" | "done">;
}) {
  const { stopImportTask } = useStopImportTask();
  return (
    <ConfirmDialog
      trigger={<Button size="sm">取込を止める</Button>}
      title={`「${task.file_name}」の取込を止めますか？`}
      description={`いまは${formatInteger(task.total)}行のうち${formatInteger(task.done)}行まで進んでいます。ここまでの登録と更新は残り、止めたあとに取り消すこともできます。ファイルは途中のファイルとして残ります。`}
      confirmLabel="止める"
      errorText={fullMessageOf}
      onConfirm={() => stopImportTask(task.uid)}
    />
  );
}
