import { type ImportTaskSummary, importStatusLabels } from "@tsumugi/contract";
import { Badge, type BadgeTone, Progress, Skeleton } from "@tsumugi/ui";
import { formatDateTime, formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { countKinds } from "../countKinds.ts";

const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  padding: 0;
  margin: 0;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 20px;
    align-items: start;
    padding: 14px var(--tsu-card-pad);
    border-top: 1px solid var(--tsu-line);
  }
  & > li:first-child {
    border-top: 0;
  }
  & .what,
  & .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    min-width: 0;
  }
  & h2 {
    min-width: 0;
    font-size: inherit;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  & .about {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  & .counts {
    font-variant-numeric: tabular-nums;
  }
  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: end;
  }
  @media (max-width: 640px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & .acts {
      justify-content: start;
    }
  }
`;

const tones: Record<ImportTaskSummary["status"], BadgeTone> = {
  queued: "info",
  running: "info",
  done: "success",
  done_with_errors: "warning",
  failed: "danger",
  stopped: "warning",
};

const isBeingUndone = ({ undo, undone_at }: ImportTaskSummary) => undo !== null && undone_at === null;

function State({ task }: { task: ImportTaskSummary }) {
  if (task.undone_at) return <Badge>取り消し済み</Badge>;
  if (isBeingUndone(task)) return <Badge tone="info">取り消し中</Badge>;
  return <Badge tone={tones[task.status]}>{importStatusLabels[task.status]}</Badge>;
}

function Moving({ task }: { task: ImportTaskSummary }) {
  const remaining = task.seconds_left ?? undefined;
  if (isBeingUndone(task) && task.undo)
    return (
      <Progress
        label={`${task.file_name}の取り消し`}
        value={task.undo.done}
        max={task.undo.total}
        unit="件"
        remaining={remaining}
      />
    );
  if (task.finished_at) return null;
  return (
    <Progress
      label={`${task.file_name}の取込`}
      value={task.status === "queued" ? null : task.done}
      max={task.total}
      unit="行"
      remaining={remaining}
    />
  );
}

/** What a line says besides its counts: why it failed, what undoing left, how long it can be undone. */
function note({ undone_at, undo, undo_until, failure, status, done, total }: ImportTaskSummary) {
  if (undone_at)
    return undo && undo.kept > 0
      ? `変更や利用のあった${formatInteger(undo.kept)}件は、そのまま残しました`
      : undefined;
  const parts = [
    failure,
    status === "stopped" && `${formatInteger(total)}行のうち${formatInteger(done)}行で止めました`,
    undo_until && `${formatDateTime(undo_until)}まで取り消せます`,
  ];
  return parts.filter(Boolean).join("。") || undefined;
}

function Line({ task, actions }: { task: ImportTaskSummary; actions: ReactNode }) {
  const words = note(task);
  return (
    <li>
      <div className="about">
        <div className="what">
          <h2>{task.file_name}</h2>
          <State task={task} />
        </div>
        <small className="tsu-muted">
          {task.created_by.name}・<time dateTime={task.created_at}>{formatDateTime(task.created_at)}</time>
          {task.sheet !== null && `・シート「${task.sheet}」`}
        </small>
        <div className="counts">
          {countKinds.map(([kind, label]) => (
            <span key={kind}>
              {label} {formatInteger(task[kind])}件
            </span>
          ))}
        </div>
        <Moving task={task} />
        {words && <small className="tsu-muted">{words}</small>}
      </div>
      <div className="acts">{actions}</div>
    </li>
  );
}

export interface ImportHistoryProps {
  /** 取込の記録。新しい順に渡します。 */
  tasks: readonly ImportTaskSummary[];
  /** 読み込み中。記録がまだなければ骨組みを出します。 */
  loading?: boolean;
  /** 取込ごとの操作。取り込んだ人の一覧、エラーのファイル、取り消しなど。 */
  actions: (task: ImportTaskSummary) => ReactNode;
  /** 取込がまだないときに、代わりに出すもの。 */
  empty: ReactNode;
}

/** Every import: its file, who and when, what became of the rows, how it stands. */
export function ImportHistory({ tasks, loading = false, actions, empty }: ImportHistoryProps) {
  if (loading && tasks.length === 0)
    return (
      <div aria-busy>
        <Skeleton shape="row" count={6} />
      </div>
    );
  if (tasks.length === 0) return <>{empty}</>;
  return (
    <Root aria-label="取込の履歴">
      {tasks.map((task) => (
        <Line key={task.uid} task={task} actions={actions(task)} />
      ))}
    </Root>
  );
}
