import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Card } from "../../../components/Card/Card.tsx";
import { Progress } from "../../../components/Progress/Progress.tsx";
import { ImportCounts, type ImportCountsLook } from "../ImportCounts/ImportCounts.tsx";
import { type ImportErrorLook, ImportErrors } from "../ImportErrors/ImportErrors.tsx";

const Root = styled.div`
  display: grid; gap: 16px; min-width: 0;
`;

export interface ImportTaskLook extends ImportCountsLook {
  file_name: string;
  status: "queued" | "running" | "done" | "done_with_errors" | "failed";
  /** Rows worked off so far. */
  done: number;
  errors: readonly ImportErrorLook[];
  error_file_url: string | null;
  failure: string | null;
  undone_at: string | null;
}

export interface CsvResultProps {
  task: ImportTaskLook;
  fieldLabel?: (field: string) => string;
  onDownloadErrors?: () => void;
  downloading?: boolean;
  /** Buttons at the end: undo, look at the list, next file. */
  actions?: ReactNode;
}

/** Last step: progress that may be left, then what became of every row. */
export function CsvResult({
  task,
  fieldLabel,
  onDownloadErrors,
  downloading = false,
  actions,
}: CsvResultProps) {
  const isRunning = task.status === "queued" || task.status === "running";
  return (
    <Root>
      {isRunning && (
        <Card>
          <Progress
            label={`${task.file_name}（${task.status === "queued" ? "待機中" : "取込中"}）`}
            value={task.status === "queued" ? null : task.done}
            max={task.total}
          />
          <p className="tsu-muted" style={{ marginTop: 8 }}>
            この画面を離れても取込は続きます。終わるとお知らせに届きます。
          </p>
        </Card>
      )}
      {task.undone_at && <Banner tone="info">この取込は取り消しました。</Banner>}
      {task.status === "done" && !task.undone_at && (
        <Banner tone="success" title="取込が完了しました" actions={actions}>
          {task.file_name}
        </Banner>
      )}
      {task.status === "done_with_errors" && !task.undone_at && (
        <Banner tone="warning" title={`${task.failed}件を取り込めませんでした`} actions={actions}>
          理由を確かめて直し、エラーの行だけをもう一度取り込めます。
        </Banner>
      )}
      {task.status === "failed" && (
        <Banner tone="danger" title="取り込めませんでした" actions={actions}>
          {task.failure ?? "時間をおいて、もう一度お試しください。"}
        </Banner>
      )}
      {!isRunning && task.status !== "failed" && <ImportCounts counts={task} />}
      {!isRunning && task.errors.length > 0 && (
        <Card
          title="エラーの行"
          flush
          actions={
            onDownloadErrors &&
            task.error_file_url && (
              <Button icon="download" loading={downloading} onClick={onDownloadErrors}>
                エラーの行をダウンロード
              </Button>
            )
          }
        >
          <ImportErrors errors={task.errors} fieldLabel={fieldLabel} />
        </Card>
      )}
    </Root>
  );
}
