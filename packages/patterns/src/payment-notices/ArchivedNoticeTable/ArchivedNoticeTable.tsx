import { type ArchivedNotice, noticeStatusLabels } from "@tsumugi/contract";
import { type DataTableColumn, IconButton, Money } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatDay } from "@tsumugi/ui/format";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { CardFacts, CardHead, CardList } from "../../shared/CardList.tsx";

/** px of a usual card. */
const USUAL = 190;
/** What stands on a card, below its head. */
const FACTS: readonly { key: string; wide?: boolean }[] = [
  { key: "company", wide: true },
  { key: "transaction_on" },
  { key: "payable" },
  { key: "status" },
  { key: "keep_until" },
];

export interface ArchivedNoticeTableProps {
  /** 表の名前。読み上げられます。既定は「消去した企業の控え」。 */
  label?: string;
  /** 並べる控え。 */
  notices: readonly ArchivedNotice[];
  /** PDF を保存するとき。 */
  onDownload: (notice: ArchivedNotice) => void;
  /** PDF を保存しているところ。 */
  downloadLoading?: boolean;
  /** 条件に合う全件数。 */
  totalCount?: number | undefined;
  /** 読み込み中。 */
  loading?: boolean;
  /** 控えがないときに出すもの。 */
  empty?: ReactNode;
}

const columnsOf = ({
  onDownload,
  downloadLoading,
}: ArchivedNoticeTableProps): DataTableColumn<ArchivedNotice>[] => [
  {
    key: "number",
    header: "番号",
    width: 150,
    cell: ({ number, edition }) => (edition > 1 ? `${number}　第${edition}版` : number),
  },
  { key: "company", header: "企業", width: 170, cell: ({ company_name }) => company_name },
  { key: "payee", header: "支払先", width: 170, cell: ({ payee_name }) => payee_name },
  {
    key: "transaction_on",
    header: "取引日",
    width: 120,
    cell: ({ transaction_on }) => formatDay(transaction_on),
  },
  { key: "status", header: "ステータス", width: 100, cell: ({ status }) => noticeStatusLabels[status] },
  {
    key: "payable",
    header: "差引支払額",
    width: 120,
    align: "end",
    cell: ({ payable }) => <Money value={payable} />,
  },
  { key: "keep_until", header: "保存期限", width: 120, cell: ({ keep_until }) => formatDay(keep_until) },
  {
    key: "pdf",
    header: "PDF",
    width: 64,
    cell: (notice) => (
      <IconButton
        icon="download"
        label={`${notice.number}のPDFを保存`}
        disabled={downloadLoading}
        onClick={() => onDownload(notice)}
      />
    ),
  },
];

/** What erased companies issued and received, each with its file. Cards on a phone. */
export function ArchivedNoticeTable(props: ArchivedNoticeTableProps) {
  const { label = "消去した企業の控え", notices, totalCount, loading, empty } = props;
  const columns = columnsOf(props);
  if (!usePhone())
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={notices}
        rowKey={({ uid }) => uid}
        totalCount={totalCount}
        loading={loading}
        empty={empty}
      />
    );
  const columnOf = (key: string) => columns.find((column) => column.key === key);
  const cell = (key: string, notice: ArchivedNotice) => columnOf(key)?.cell(notice);
  return (
    <CardList
      label={label}
      rows={notices}
      rowKey={({ uid }) => uid}
      usual={USUAL}
      loading={loading}
      empty={empty}
      card={(notice) => (
        <>
          <CardHead
            picture={null}
            name={notice.payee_name}
            sub={cell("number", notice)}
            menu={cell("pdf", notice)}
          />
          <CardFacts
            facts={FACTS.map(({ key, wide }) => ({
              key,
              wide,
              term: columnOf(key)?.header ?? "",
              description: cell(key, notice),
            }))}
          />
        </>
      )}
    />
  );
}
