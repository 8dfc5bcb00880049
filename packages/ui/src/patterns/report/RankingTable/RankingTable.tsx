import { CompactNumber } from "../../../components/CompactNumber/CompactNumber.tsx";
import type { DataTableColumn } from "../../../components/DataTable/columns.ts";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { Money } from "../../../components/Money/Money.tsx";
import { Thumbnail } from "../../posts/Thumbnail.tsx";
import type { PlatformCode } from "../../shared/labels.ts";
import type { PersonLook } from "../../shared/types.ts";

export interface RankingLook {
  post_uid: string;
  creator: PersonLook;
  platform: PlatformCode;
  title: string;
  thumbnail: string | null;
  views: number | null;
  engagements: number | null;
  cost: number | null;
  cpv: number | null;
  cpe: number | null;
}

export interface RankingTableProps {
  /** In rank order. */
  ranking: readonly RankingLook[];
}

const unit = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 1 });
const perUnit = (value: number | null) => (value === null ? "–" : `¥${unit.format(value)}`);

/** Posts by what a view or a reaction cost. */
export function RankingTable({ ranking }: RankingTableProps) {
  const rankOf = new Map(ranking.map((row, index) => [row.post_uid, index + 1]));
  const columns: DataTableColumn<RankingLook>[] = [
    {
      key: "title",
      header: "投稿",
      width: 340,
      title: (row) => row.title,
      cell: (row) => (
        <span className="tsu-person">
          <strong className="tsu-num">{rankOf.get(row.post_uid)}</strong>
          <Thumbnail src={row.thumbnail} platform={row.platform} />
          <span className="text">
            <span className="tsu-truncate">{row.title}</span>
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
      cell: (row) => <CompactNumber value={row.views} />,
    },
    {
      key: "engagements",
      header: "反応数",
      width: 100,
      align: "end",
      cell: (row) => <CompactNumber value={row.engagements} />,
    },
    { key: "cost", header: "費用", width: 110, align: "end", cell: (row) => <Money value={row.cost} /> },
    { key: "cpv", header: "CPV", width: 90, align: "end", cell: (row) => perUnit(row.cpv) },
    { key: "cpe", header: "CPE", width: 90, align: "end", cell: (row) => perUnit(row.cpe) },
  ];
  return (
    <DataTable
      label="投稿の順位"
      columns={columns}
      rows={ranking}
      rowKey={(row) => row.post_uid}
      rowHeight={64}
    />
  );
}
