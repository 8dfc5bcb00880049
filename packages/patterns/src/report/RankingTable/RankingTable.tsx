import type { SummaryMetrics } from "@tsumugi/contract";
import type { DataTableColumn } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatYen } from "@tsumugi/ui/format";
import { useState } from "react";
import { postName } from "../../posts/postName.ts";
import { Thumbnail } from "../../posts/Thumbnail.tsx";
import { ReportFigure } from "../ReportFigure/ReportFigure.tsx";

export interface RankingTableProps {
  /** 順位の順に並べた投稿。どの費用も null なら、費用の列は出ません。 */
  ranking: readonly SummaryMetrics["ranking"][number][];
}

/** Left out where nobody may see fees. */
const costKeys = new Set(["cost", "cpv", "cpe"]);
const figureKeys = ["views", "engagements", "er", "cost", "cpv", "cpe"] as const;

/** Rows by one figure; a post without it stands last in either direction. */
export function sortRanking(ranking: readonly SummaryMetrics["ranking"][number][], sort: string | undefined) {
  const key = figureKeys.find((one) => sort === one || sort === `-${one}`);
  if (!key) return ranking;
  const sign = sort === key ? 1 : -1;
  return ranking.toSorted((a, b) => {
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

/** How a post came by its cost, where it shares a fee with others. */
const shareWords = ({ job_fee, job_post_count, cost }: SummaryMetrics["ranking"][number]) =>
  job_fee === null || cost === null || job_post_count < 2
    ? ""
    : `依頼の費用${formatYen(job_fee)}を投稿${job_post_count}件で等分: ${formatYen(cost)}`;

/** Posts by what a view or a reaction cost; at first in the order given. */
export function RankingTable({ ranking }: RankingTableProps) {
  const [sort, setSort] = useState<string>();
  const rows = sortRanking(ranking, sort);
  const showsCosts = ranking.some(({ cost }) => cost !== null);
  const rankOf = new Map(rows.map((row, index) => [row.post_uid, index + 1]));
  const columns: DataTableColumn<SummaryMetrics["ranking"][number]>[] = [
    {
      key: "title",
      header: "投稿",
      width: 340,
      title: postName,
      cell: (row) => (
        <span className="tsu-media">
          <strong className="tsu-num">{rankOf.get(row.post_uid)}</strong>
          <Thumbnail src={row.thumbnail} platform={row.platform} />
          <span className="text">
            <span className="tsu-truncate">{postName(row)}</span>
            <span className="sub">{row.creator.name}</span>
          </span>
        </span>
      ),
    },
    {
      key: "views",
      header: "再生数",
      width: 100,
      align: "end",
      sortKey: "views",
      cell: (row) => <ReportFigure kind="views" value={row.views} />,
    },
    {
      key: "engagements",
      header: "反応数",
      width: 100,
      align: "end",
      sortKey: "engagements",
      cell: (row) => <ReportFigure kind="engagements" value={row.engagements} />,
    },
    {
      key: "er",
      header: "ER",
      width: 80,
      align: "end",
      sortKey: "er",
      cell: (row) => <ReportFigure kind="er" value={row.er} />,
    },
    {
      key: "cost",
      header: "費用",
      width: 140,
      align: "end",
      sortKey: "cost",
      title: (row) => shareWords(row),
      cell: (row) => <ReportFigure kind="cost" value={row.cost} />,
    },
    {
      key: "cpv",
      header: "CPV",
      width: 90,
      align: "end",
      sortKey: "cpv",
      cell: (row) => <ReportFigure kind="cpv" value={row.cpv} />,
    },
    {
      key: "cpe",
      header: "CPE",
      width: 90,
      align: "end",
      sortKey: "cpe",
      cell: (row) => <ReportFigure kind="cpe" value={row.cpe} />,
    },
  ];
  return (
    <DataTable
      label="投稿の順位"
      columns={columns.filter(({ key }) => showsCosts || !costKeys.has(key))}
      rows={rows}
      sort={sort}
      onSortChange={setSort}
      rowKey={(row) => row.post_uid}
      rowHeight={64}
    />
  );
}
