import { deadlineKindLabels, type ProjectCreator } from "@tsumugi/contract";
import {
  CompactNumber,
  CountBadge,
  type DataTableColumn,
  DueDate,
  linked,
  Missing,
  Person,
} from "@tsumugi/ui";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import { StatusMenu } from "../StatusMenu/StatusMenu.tsx";
import { FeeCell } from "./FeeCell.tsx";
import { MemoCell } from "./MemoCell.tsx";
import type { ProjectCreatorsTableProps } from "./ProjectCreatorsTable.tsx";

/** Days in one status from which a stay counts as long. */
const LONG_STAY = 7;

/** Columns in their order; fee and menu only where given. */
export function projectCreatorColumns(props: ProjectCreatorsTableProps): DataTableColumn<ProjectCreator>[] {
  const { linkTo, chatLinkTo, movesOf, onMove, onMemo, onPlan, onOpenTerms } = props;
  const {
    showFees = true,
    rowActions,
    errorText = () => "保存できませんでした。もう一度お試しください。",
  } = props;
  const fee: DataTableColumn<ProjectCreator> = {
    key: "fee",
    header: "報酬（税抜）",
    width: 196,
    align: "end",
    sortKey: "fee",
    title: (row) => row.wish?.note || undefined,
    cell: (row) => <FeeCell row={row} onOpenTerms={onOpenTerms} onPlan={onPlan} errorText={errorText} />,
  };
  const actions: DataTableColumn<ProjectCreator> = {
    key: "actions",
    hideable: false,
    header: "操作",
    width: 64,
    align: "end",
    cell: (row) => rowActions?.(row),
  };
  return [
    {
      key: "name",
      header: "クリエイター",
      width: 192,
      sortKey: "name",
      title: (row) => row.display_name,
      cell: (row) => (
        <Person
          name={row.display_name}
          image={row.image}
          link={linkTo?.(row)}
          sub={
            <span style={{ display: "inline-flex", gap: 4, alignItems: "center" }}>
              {row.accounts[0] && <PlatformIcon platform={row.accounts[0].platform} size={13} />}
              <CompactNumber value={row.follower_count} unit="人" />
            </span>
          }
        />
      ),
    },
    {
      key: "job_status",
      header: "ステータス",
      width: 144,
      sortKey: "job_status",
      cell: (row) => (
        <StatusMenu
          status={row.job_status}
          name={row.display_name}
          moves={onMove ? (movesOf?.(row) ?? []) : []}
          onMove={(move) => onMove?.({ creator_uid: row.creator_uid, ...move })}
        />
      ),
    },
    {
      key: "days",
      header: "滞留",
      width: 76,
      align: "end",
      sortKey: "entered_status_at",
      title: () => "今のステータスになってからの日数",
      cell: (row) => (
        <span className="tsu-stay" data-long={row.days_in_status >= LONG_STAY || undefined}>
          {row.days_in_status}日
        </span>
      ),
    },
    {
      key: "deadline",
      header: "次の期限",
      width: 156,
      cell: (row) => (
        <DueDate
          on={row.next_deadline?.on}
          label={row.next_deadline ? deadlineKindLabels[row.next_deadline.kind] : undefined}
        />
      ),
    },
    ...(showFees ? [fee] : []),
    {
      key: "chat",
      header: "メッセージ",
      width: 92,
      align: "center",
      cell: (row) =>
        row.chat_room_uid ? (
          <span className="tsu-inline">
            {linked(chatLinkTo?.(row), row.unread_count > 0 ? "未読" : "開く")}
            <CountBadge count={row.unread_count} />
          </span>
        ) : (
          <Missing />
        ),
    },
    {
      key: "posts",
      header: "投稿",
      width: 60,
      align: "end",
      cell: (row) => (row.post_count > 0 ? `${row.post_count}件` : <Missing />),
    },
    {
      key: "memo",
      header: "社内メモ",
      width: 176,
      title: (row) => row.memo || undefined,
      cell: (row) => (
        <MemoCell
          name={row.display_name}
          memo={row.memo}
          onSave={onMemo && ((memo) => onMemo({ creator_uid: row.creator_uid, memo }))}
        />
      ),
    },
    ...(rowActions ? [actions] : []),
  ];
}
