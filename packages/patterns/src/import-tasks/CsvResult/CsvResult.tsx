import { type ImportTask, listed } from "@tsumugi/contract";
import { Banner, Button, Card, Progress } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ImportCounts } from "../ImportCounts/ImportCounts.tsx";
import { ImportErrors } from "../ImportErrors/ImportErrors.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`;

export interface CsvResultProps {
  /** 取込の状態。取込中、取り消し中、終わったあとで表示が変わります。 */
  task: ImportTask;
  /** 項目のコードから名前を返します。 */
  fieldLabel?: (field: string) => string;
  /** エラーの行をファイルで受け取るとき。ファイルがなければボタンは出ません。 */
  onDownloadErrors?: () => void;
  /** ファイルを用意している間。 */
  loading?: boolean;
  /** 終わったあとの操作。取り消す、一覧を見る、次のファイルなど。 */
  actions?: ReactNode;
  /** 取込中に出す、その場で止めるボタン。 */
  stop?: ReactNode;
}

const summaries = {
  done: { tone: "success", title: () => "取込が完了しました" },
  done_with_errors: {
    tone: "warning",
    title: ({ failed }: ImportTask) => `${formatInteger(failed)}件を取り込めませんでした`,
  },
  failed: { tone: "danger", title: () => "取込が途中で止まりました" },
  stopped: {
    tone: "warning",
    title: ({ done, total }: ImportTask) =>
      `${formatInteger(total)}行のうち${formatInteger(done)}行で取込を止めました`,
  },
} as const;

const details: Record<keyof typeof summaries, (task: ImportTask) => string> = {
  done: ({ file_name }) => file_name,
  done_with_errors: () => "理由を確かめて直し、エラーの行だけをもう一度取り込めます。",
  failed: ({ failure }) => failure ?? "時間をおいて、もう一度お試しください。",
  stopped: ({ on_match }) =>
    on_match === "create"
      ? "ここまでの登録は残っています。もう一度取り込む前に、この取込を取り消してください。取り消さずに取り込むと、同じ人が二重に登録されることがあります。"
      : "ここまでの登録と更新は残っています。残りは、途中のファイルから続けて取り込めます。取り込み済みの行は「変更なし」になります。",
};

/** What was taken back, and honestly what was not. */
function Undone({ task, actions }: Pick<CsvResultProps, "task" | "actions">) {
  const { total = 0, kept = 0, kept_names = [] } = task.undo ?? {};
  const names = listed(
    kept_names.map((name) => `「${name}」`),
    "件",
    { most: kept_names.length, total: kept },
  );
  return (
    <Banner
      tone={kept > 0 ? "warning" : "info"}
      title={`取込を取り消し、${formatInteger(total - kept)}件を元に戻しました`}
      actions={actions}
    >
      {kept > 0
        ? `取込の後に変更されたか、案件などで使われている${formatInteger(kept)}件は、そのまま残しました: ${names}。必要なものを個別に直してください。`
        : "取込の前の状態に戻っています。"}
    </Banner>
  );
}

/** Last step: progress that may be left, then what became of every row. */
export function CsvResult(props: CsvResultProps) {
  const { task, fieldLabel, onDownloadErrors, loading = false, actions } = props;
  const { status, undo } = task;
  const remaining = task.seconds_left ?? undefined;
  if (status === "queued" || status === "running") {
    return (
      <Root>
        <Progress
          label={`${task.file_name}（${status === "queued" ? "待機中" : "取込中"}）`}
          value={status === "queued" ? null : task.done}
          max={task.total}
          unit="行"
          remaining={remaining}
        />
        <p className="tsu-muted">この画面を離れても取込は続きます。終わるとお知らせに届きます。</p>
        <ImportCounts counts={task} />
        {props.stop && <div>{props.stop}</div>}
      </Root>
    );
  }
  if (undo && !task.undone_at) {
    return (
      <Root>
        <Progress
          label={`${task.file_name}（取り消し中）`}
          value={undo.done}
          max={undo.total}
          remaining={remaining}
        />
        <p className="tsu-muted">この画面を離れても取り消しは続きます。終わるとお知らせに届きます。</p>
      </Root>
    );
  }
  const summary = summaries[status];
  return (
    <Root>
      {task.undone_at ? (
        <Undone task={task} actions={actions} />
      ) : (
        <Banner tone={summary.tone} title={summary.title(task)} actions={actions}>
          {details[status](task)}
        </Banner>
      )}
      {!task.undone_at && <ImportCounts counts={task} />}
      {task.errors.length > 0 && (
        <Card
          title="エラーの行"
          flush
          actions={
            onDownloadErrors &&
            task.error_file_url && (
              <Button icon="download" loading={loading} onClick={onDownloadErrors}>
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
