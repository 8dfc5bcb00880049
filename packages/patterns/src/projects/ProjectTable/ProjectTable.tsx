import { deadlineKindLabels, type Project } from "@tsumugi/contract";
import {
  Badge,
  type DataTableColumn,
  DueDate,
  type LinkElement,
  linked,
  Missing,
  Person,
  RelativeTime,
  type Selection,
} from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { listTable } from "../../shared/listTable.ts";
import { NearDays } from "../../shared/NearDay.tsx";
import type { TableArrangement } from "../../shared/types.ts";
import { BudgetBar } from "../BudgetBar/BudgetBar.tsx";
import { PhaseBar } from "../PhaseBar/PhaseBar.tsx";
import { ProjectCards } from "./ProjectCards.tsx";

export interface ProjectTableProps extends TableArrangement {
  /** 案件。変わらないかぎり同じ配列を渡します。 */
  projects: readonly Project[];
  /** 案件へのリンク。中身は空で渡します。 */
  linkTo?: (project: Project) => LinkElement;
  /** 並び順。`field` か `-field`。URL に置きます。 */
  sort?: string;
  /** 並び順を変えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** 条件に合う全件数。 */
  totalCount?: number;
  /** 読み込み中。 */
  loading?: boolean;
  /** 案件がないときに出すもの。 */
  empty?: ReactNode;
  /** 予算と金額も出します。閲覧者には false。既定は true。 */
  showMoney?: boolean;
  /** いくつかをまとめて扱うための、行の選択。 */
  selection?: Selection;
  /** 行の終わりのメニュー。 */
  rowActions?: (project: Project) => ReactNode;
}

function columnsOf({ linkTo, rowActions, showMoney = true }: ProjectTableProps): DataTableColumn<Project>[] {
  const actions: DataTableColumn<Project>[] = rowActions
    ? [{ key: "actions", header: "操作", width: 64, align: "end", hideable: false, cell: rowActions }]
    : [];
  const money: DataTableColumn<Project>[] = showMoney
    ? [
        {
          key: "budget",
          header: "予算",
          width: 176,
          cell: (row) => <BudgetBar budget={row.budget} spending={row.spending} />,
        },
      ]
    : [];
  return [
    {
      key: "name",
      header: "案件",
      width: 264,
      sortKey: "name",
      title: (row) => row.name,
      cell: (row) => (
        <span className="tsu-stack">
          <span className="tsu-truncate">{linked(linkTo?.(row), row.name)}</span>
          <span className="sub tsu-truncate">
            {[row.client_name, row.product_name].filter(Boolean).join(" / ")}
          </span>
        </span>
      ),
    },
    {
      key: "pending",
      header: "対応待ち",
      width: 76,
      align: "center",
      cell: (row) =>
        row.pending_count > 0 ? <Badge tone="thread">{row.pending_count}件</Badge> : <Missing />,
    },
    { key: "phases", header: "進み具合", width: 144, cell: (row) => <PhaseBar counts={row.phase_counts} /> },
    {
      key: "creator_count",
      header: "人数",
      width: 68,
      align: "end",
      cell: (row) => `${row.creator_count}名`,
    },
    ...money,
    {
      key: "next_deadline",
      header: "次の期限",
      width: 156,
      cell: (row) => (
        <DueDate
          on={row.next_deadline?.on}
          label={row.next_deadline ? deadlineKindLabels[row.next_deadline.kind] : undefined}
        />
      ),
    },
    {
      key: "period",
      header: "期間",
      width: 216,
      sortKey: "starts_on",
      cell: (row) =>
        row.starts_on || row.ends_on ? (
          <span className="tsu-num">
            <NearDays from={row.starts_on} to={row.ends_on} />
          </span>
        ) : (
          <Missing />
        ),
    },
    {
      key: "owner",
      header: "担当",
      width: 112,
      cell: (row) =>
        row.owner ? <Person name={row.owner.name} image={row.owner.image} size="xs" /> : <Missing />,
    },
    {
      key: "updated_at",
      header: "更新",
      width: 76,
      sortKey: "updated_at",
      cell: (row) => <RelativeTime value={row.updated_at} />,
    },
    ...actions,
  ];
}

/** The projects of a company: how far, until when, for how much. Cards on a phone. */
export function ProjectTable(props: ProjectTableProps) {
  const { projects, loading = false } = props;
  if (usePhone())
    return projects.length === 0 && !loading ? (
      props.empty
    ) : (
      <ProjectCards
        projects={projects}
        linkTo={props.linkTo}
        loading={loading}
        rowActions={props.rowActions}
      />
    );
  return (
    <DataTable
      label="案件"
      columns={columnsOf(props)}
      rows={props.projects}
      rowKey={(row) => row.uid}
      rowLabel={(row) => row.name}
      selection={props.selection}
      {...listTable(props)}
      rowHeight={60}
    />
  );
}
