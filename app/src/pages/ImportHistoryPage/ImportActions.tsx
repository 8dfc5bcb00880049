import type { ImportTaskSummary } from "@tsumugi/contract";
import { useDownloadImportErrors } from "@tsumugi/hooks";
import { Button, toast, useNow } from "@tsumugi/ui";
import { StopImport } from "../../managed-creators/StopImport.tsx";
import { UndoImport } from "../../managed-creators/UndoImport.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

/** What can be done about one import: see its people, fetch its failed rows, stop it, take it back. */
export function ImportActions({ task }: { readonly task: ImportTaskSummary }) {
  const { canWrite } = usePermissions();
  const { downloadImportErrors, isDownloading } = useDownloadImportErrors();
  const now = useNow();
  const hasPeople = task.created + task.updated > 0 && !task.undone_at;
  const canUndo = task.undo_until !== null && now < Date.parse(task.undo_until);
  const download = () =>
    void downloadImportErrors(task.uid).catch((cause) => toast.error(fullMessageOf(cause)));
  return (
    <>
      {hasPeople && (
        <Button asChild size="sm">
          <Link
            to={paths.managedCreators.getHref({ import_task: task.uid })}
            aria-label={`「${task.file_name}」で取込した人を見る`}
          >
            人を見る
          </Link>
        </Button>
      )}
      {task.error_file_url && (
        <Button
          size="sm"
          icon="download"
          loading={isDownloading}
          aria-label={`「${task.file_name}」のエラーの行をダウンロード`}
          onClick={download}
        >
          エラーの行
        </Button>
      )}
      {canWrite && !task.finished_at && <StopImport task={task} />}
      {canWrite && canUndo && <UndoImport task={task} named />}
    </>
  );
}
