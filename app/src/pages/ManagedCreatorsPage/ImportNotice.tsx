import { type ImportTask, importStatusLabels } from "@tsumugi/contract";
import type { ImportPhase } from "@tsumugi/hooks";
import { Banner, Button, formatInteger } from "@tsumugi/ui";
import { StopImport } from "../../managed-creators/StopImport.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface ImportNoticeProps {
  readonly task: ImportTask | null;
  readonly phase: ImportPhase;
}

/** An import that still runs, or whose result nobody has looked at. */
export function ImportNotice({ task, phase }: ImportNoticeProps) {
  const { canWrite } = usePermissions();
  // The page that it leads to is for those who write.
  if (!canWrite || !task || phase === "none" || phase === "checked" || phase === "undone") return null;
  const isMoving = phase !== "finished";
  const isUndoing = phase === "undoing";
  return (
    <Banner
      tone={task.failed > 0 || task.status === "failed" || task.status === "stopped" ? "warning" : "info"}
      title={`一括登録: ${isUndoing ? "取り消し中" : importStatusLabels[task.status]}`}
      actions={
        <>
          {isMoving && !isUndoing && <StopImport task={task} />}
          <Button asChild size="sm">
            <Link to={paths.creatorImport.getHref()}>{isMoving ? "進み具合を見る" : "結果を確認する"}</Link>
          </Button>
        </>
      }
    >
      {isUndoing && task.undo
        ? `「${task.file_name}」の取込を取り消しています（${formatInteger(task.undo.done)} / ${formatInteger(task.undo.total)}件）`
        : isMoving
          ? `「${task.file_name}」を取り込んでいます（${formatInteger(task.done)} / ${formatInteger(task.total)}件）`
          : `「${task.file_name}」 新規${formatInteger(task.created)}件・更新${formatInteger(task.updated)}件・エラー${formatInteger(task.failed)}件`}
    </Banner>
  );
}
