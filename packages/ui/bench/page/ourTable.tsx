import {
  Badge,
  CompactNumber,
  createSelection,
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  Icon,
  Money,
  Person,
  RelativeTime,
} from "../../src/index.ts";
import { type BenchRow, ROW_HEIGHT, VIEW_HEIGHT } from "./tableRows.ts";

const noop = () => {};
const stages = ["契約中", "連絡中", "リピート", "休止"].map((label) => ({ value: label, label }));

/** Ten columns as in the list of creators. */
const columns: DataTableColumn<BenchRow>[] = [
  {
    key: "name",
    header: "クリエイター",
    width: 196,
    sortKey: "name",
    title: (row) => row.name,
    cell: (row) => <Person name={row.name} sub={row.sub} link={<a href={`/c/${row.key}`} />} />,
  },
  {
    key: "stage",
    header: "関係",
    width: 92,
    cell: (row) => <Badge tone={row.stage.tone}>{row.stage.label}</Badge>,
    editor: { type: "select", options: stages, value: (row) => row.stage.label },
  },
  {
    key: "sns",
    header: "SNS",
    width: 204,
    cell: (row) => (
      <span className="tsu-inline">
        <Icon name="youtube" size={15} label="YouTube" />
        <CompactNumber value={row.youtube} />
        <Icon name="instagram" size={15} label="Instagram" />
        <CompactNumber value={row.instagram} />
      </span>
    ),
  },
  {
    key: "followers",
    header: "フォロワー計",
    width: 116,
    align: "end",
    sortKey: "followers",
    cell: (row) => <CompactNumber value={row.followers} />,
  },
  {
    key: "genre",
    header: "ジャンル",
    width: 120,
    title: (row) => row.genre,
    cell: (row) => <Badge tone="info">{row.genre}</Badge>,
    editor: { type: "text" },
  },
  {
    key: "fee",
    header: "直近の報酬",
    width: 108,
    align: "end",
    sortKey: "fee",
    cell: (row) => <Money value={row.fee} />,
    editor: { type: "yen" },
  },
  {
    key: "owner",
    header: "担当",
    width: 116,
    title: (row) => row.owner,
    cell: (row) => <Person name={row.owner} size="xs" />,
  },
  {
    key: "contact",
    header: "最終連絡",
    width: 96,
    sortKey: "contact",
    cell: (row) => <RelativeTime value={row.contact} />,
  },
  {
    key: "status",
    header: "状態",
    width: 140,
    cell: (row) => (
      <Badge tone={row.status.tone} ring={row.status.ring}>
        {row.status.label}
      </Badge>
    ),
  },
  {
    key: "posts",
    header: "投稿",
    width: 80,
    align: "end",
    cell: (row) => <span className="posts">{row.posts}</span>,
    editor: { type: "number" },
  },
];

/** Everything a table can be asked to do is on. */
const features = (count: number): Partial<DataTableProps<BenchRow>> => ({
  sort: "-followers",
  onSortChange: noop,
  selection: createSelection(),
  selectAllMatching: true,
  totalCount: count,
  columnSettings: true,
  onEdit: async () => undefined,
  onLayoutChange: noop,
});

export const ourTable = (rows: readonly BenchRow[]) => (
  <DataTable
    label="クリエイター"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.key}
    rowLabel={(row) => row.name}
    rowHeight={ROW_HEIGHT}
    maxHeight={VIEW_HEIGHT}
    {...features(rows.length)}
  />
);
