import type { ProjectShortLink } from "@tsumugi/contract";
import { Badge, type DataTableColumn } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatInteger } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";

export interface ShortLinkTableProps {
  /** 案件の短縮リンク。初めはクリックの多い順に並びます。 */
  links: readonly ProjectShortLink[];
  /** 読み込み中。 */
  loading?: boolean;
  /** リンクがないときに、行の代わりに出すもの。 */
  empty?: ReactNode;
}

type Row = ProjectShortLink;
const figures = [
  ["total", "クリック"],
  ["unique", "ユニーク"],
  ["qr", "うちQR"],
  ["bot", "ボット"],
  ["own", "社内"],
] as const;

const sorted = (links: readonly Row[], sort: string | undefined): readonly Row[] => {
  const key = figures.map(([name]) => name).find((name) => sort === name || sort === `-${name}`);
  if (!key) return links;
  const sign = sort === key ? 1 : -1;
  return links.toSorted((a, b) => sign * (a.clicks[key] - b.clicks[key]));
};

/** The links of a project with their clicks, those with the most first. */
export function ShortLinkTable({ links, loading = false, empty }: ShortLinkTableProps) {
  const [sort, setSort] = useState<string | undefined>("-total");
  const columns: DataTableColumn<Row>[] = [
    {
      key: "creator",
      header: "クリエイター",
      width: 220,
      title: (row) => row.creator.name,
      cell: (row) => <span className="tsu-truncate">{row.creator.name}</span>,
    },
    {
      key: "short_url",
      header: "短縮URL",
      width: 280,
      title: (row) => `${row.short_url} → ${row.destination_url}`,
      cell: (row) => <span className="tsu-truncate">{row.short_url}</span>,
    },
    {
      key: "state",
      header: "状態",
      width: 96,
      cell: (row) => (
        <Badge tone={row.disabled_at ? "neutral" : "success"}>{row.disabled_at ? "停止中" : "公開中"}</Badge>
      ),
    },
    ...figures.map(
      ([key, header]): DataTableColumn<Row> => ({
        key,
        header,
        width: 96,
        align: "end",
        sortKey: key,
        cell: (row) => <span className="tsu-num">{formatInteger(row.clicks[key])}</span>,
      }),
    ),
  ];
  return (
    <DataTable
      label="短縮リンク"
      columns={columns}
      rows={sorted(links, sort)}
      rowKey={(row) => row.uid}
      rowLabel={(row) => row.creator.name}
      sort={sort}
      onSortChange={setSort}
      loading={loading}
      empty={empty}
    />
  );
}
