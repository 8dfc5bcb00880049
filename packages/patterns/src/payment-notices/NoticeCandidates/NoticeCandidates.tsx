import type { NoticeCandidate } from "@tsumugi/contract";
import { noticeObstacleLabels } from "@tsumugi/contract";
import { type DataTableColumn, type DataTableProps, Money, Person, type Selection } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { DataTable } from "@tsumugi/ui/eager";
import { dayKey } from "@tsumugi/ui/format";
import { usePhone } from "@tsumugi/ui/theme";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";
import { CandidateCards } from "./CandidateCards.tsx";

const Root = styled.div`
  & .tsu-stack > .sub {
    line-height: 1.4;
  }
  & .late {
    color: var(--tsu-danger-text);
    font-weight: 650;
  }
`;

export interface NoticeCandidatesProps
  extends Pick<DataTableProps<NoticeCandidate>, "totalCount" | "loading" | "empty"> {
  /** 検収が済み、支払通知書を待っている依頼。 */
  candidates: readonly NoticeCandidate[];
  /** 支払通知書にする依頼の選択。`useSelection` で作ります。 */
  selection?: Selection;
}

const columnsOf = (today: string): DataTableColumn<NoticeCandidate>[] => [
  {
    key: "creator",
    header: "支払先",
    width: 176,
    title: ({ payee_name, creator }) => `${payee_name}　${creator.name}`,
    cell: ({ payee_name, creator }) => <Person name={payee_name} image={creator.image} sub={creator.name} />,
  },
  {
    key: "description",
    header: "案件・内容",
    width: 208,
    title: ({ project, description }) => `${project.name}　${description}`,
    cell: ({ project, description, obstacle }) => (
      <span className="tsu-stack">
        <span className="tsu-truncate">{description}</span>
        <span className="sub tsu-truncate">{obstacle ? noticeObstacleLabels[obstacle] : project.name}</span>
      </span>
    ),
  },
  {
    key: "received_on",
    header: "受領日",
    width: 104,
    cell: ({ received_on }) => <NearDay on={received_on} />,
  },
  {
    key: "due_on",
    header: "支払期日",
    width: 148,
    cell: ({ due_on, legal_latest_on }) => (
      <span className="tsu-stack">
        <span className={due_on < today ? "late" : undefined}>
          <NearDay on={due_on} />
        </span>
        <span className="sub">
          {legal_latest_on < today ? (
            <span className="late">
              法定超過 <NearDay on={legal_latest_on} />
            </span>
          ) : (
            <>
              法定期限 <NearDay on={legal_latest_on} />
            </>
          )}
        </span>
      </span>
    ),
  },
  {
    key: "fee",
    header: "報酬（税抜）",
    width: 104,
    align: "end",
    cell: ({ fee, withholding }) => (
      <span className="tsu-stack">
        <strong>
          <Money value={fee} />
        </strong>
        <span className="sub">{withholding ? "源泉あり" : "源泉なし"}</span>
      </span>
    ),
  },
];

/**
 * Inspected jobs that wait for a payment notice, by when they have to be paid; why one cannot be taken stands in its row.
 * Cards on a phone.
 */
export function NoticeCandidates({ candidates, selection, ...table }: NoticeCandidatesProps) {
  const today = dayKey(useNow());
  if (usePhone()) {
    if (candidates.length === 0 && !table.loading) return table.empty;
    return (
      <CandidateCards candidates={candidates} selection={selection} loading={table.loading} today={today} />
    );
  }
  return (
    <Root>
      <DataTable
        label="検収済みの依頼"
        columns={columnsOf(today)}
        rows={candidates}
        rowKey={(row) => row.job_request_uid}
        rowLabel={(row) => `${row.payee_name} ${row.description}`}
        selection={selection}
        rowHeight={60}
        {...table}
      />
    </Root>
  );
}
