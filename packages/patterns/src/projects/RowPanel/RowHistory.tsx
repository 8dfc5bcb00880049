import { jobStatusLabels, type ProjectChange, type ProjectColumn } from "@tsumugi/contract";
import { Timeline } from "@tsumugi/ui";
import { styled } from "styled-components";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import type { OptionLook } from "../../shared/types.ts";
import { cellWords } from "../ProjectSheet/cellWords.ts";

const Root = styled.div`
  & .entry {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & .moves {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  & .before {
    color: var(--tsu-text-muted);
    text-decoration: line-through;
  }
  & .reason {
    padding: 4px 10px;
    border-inline-start: 3px solid var(--tsu-border);
    white-space: pre-wrap;
  }
  & .by {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

const moverLabels = { staff: "担当者", creator: "クリエイター", system: "自動" } as const;

export interface RowHistoryProps {
  /** 行の変更。新しい順です。 */
  changes: readonly ProjectChange[];
  /** 案件の列。値を読める言葉にします。 */
  columns: readonly ProjectColumn[];
  /** 企業のメンバー。値にある人を名前で出します。 */
  members: readonly OptionLook[];
  /** 前の変更を読み込みます。なければ渡しません。 */
  onLoadMore?: (() => void) | undefined;
  /** 前の変更の読み込み中。 */
  loading?: boolean;
}

function Entry({ change, props }: { change: ProjectChange; props: RowHistoryProps }) {
  const { columns, members } = props;
  const by = change.by?.name ?? (change.kind === "status" ? moverLabels[change.mover] : "記録なし");
  if (change.kind === "status")
    return (
      <div className="entry">
        <span className="moves">
          <StatusBadge status={change.from_status} />
          <span aria-hidden="true">→</span>
          <span className="tsu-hidden">から{jobStatusLabels[change.to_status]}へ</span>
          <StatusBadge status={change.to_status} />
        </span>
        {change.reason && <span className="reason">{change.reason}</span>}
        <span className="by">{by}</span>
      </div>
    );
  return (
    <div className="entry">
      <b>{change.column_label}</b>
      <span>
        <span className="before">{cellWords(columns, change.column, change.before, members)}</span>
        {" → "}
        {cellWords(columns, change.column, change.after, members)}
      </span>
      <span className="by">{by}</span>
    </div>
  );
}

/** What happened on one row: changed cells and moves of the status with their reasons. */
export function RowHistory(props: RowHistoryProps) {
  return (
    <Root>
      <Timeline
        byDay
        items={props.changes.map((change) => ({
          key: change.uid,
          at: change.at,
          icon: change.kind === "status" ? "refresh" : "edit",
          tone: change.kind === "status" ? "brand" : "neutral",
          content: <Entry change={change} props={props} />,
        }))}
        onLoadMore={props.onLoadMore}
        loading={props.loading}
        empty="変更はまだありません。セルを直すと、ここに残ります。"
      />
    </Root>
  );
}
