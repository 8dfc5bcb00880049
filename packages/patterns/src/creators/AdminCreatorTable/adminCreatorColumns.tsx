import type { AdminCreator } from "@tsumugi/contract";
import {
  Badge,
  CompactNumber,
  type DataTableColumn,
  IconButton,
  Menu,
  MenuItem,
  Missing,
  Person,
} from "@tsumugi/ui";
import { formatDay, formatInteger } from "@tsumugi/ui/format";
import { AccountFigures } from "../../shared/AccountFigures.tsx";
import type { AdminCreatorTableProps } from "./AdminCreatorTable.tsx";

const State = ({ creator }: { creator: AdminCreator }) => {
  if (creator.deleted_at) return <Badge icon="trash">削除済み</Badge>;
  return creator.is_open ? <Badge tone="success">公開中</Badge> : <Badge tone="warning">非公開</Badge>;
};

const counted = (
  key: keyof AdminCreator["impact"],
  header: string,
  width: number,
): DataTableColumn<AdminCreator> => ({
  key,
  header,
  width,
  align: "end",
  cell: (row) => (row.deleted_at ? <Missing /> : formatInteger(row.impact[key])),
});

export const adminCreatorColumns = ({
  onDelete,
}: Pick<AdminCreatorTableProps, "onDelete">): DataTableColumn<AdminCreator>[] => [
  {
    key: "name",
    header: "クリエイター",
    width: 190,
    sortKey: "name",
    title: (row) => [row.name, row.real_name].filter(Boolean).join("、"),
    cell: (row) => <Person name={row.name} image={row.image} sub={row.real_name || row.area} />,
  },
  { key: "state", header: "状態", width: 108, cell: (row) => <State creator={row} /> },
  {
    key: "accounts",
    header: "SNS",
    width: 196,
    cell: (row) => (row.accounts.length > 0 ? <AccountFigures accounts={row.accounts} /> : <Missing />),
  },
  {
    key: "follower_count",
    header: "フォロワー計",
    width: 112,
    align: "end",
    cell: (row) => <CompactNumber value={row.follower_count} />,
  },
  counted("company_count", "連携企業", 88),
  counted("job_count", "依頼", 66),
  counted("open_job_count", "進行中", 80),
  counted("unpaid_notice_count", "未払い", 80),
  {
    key: "action",
    header: "操作",
    width: 150,
    title: (row) => row.deleted_reason,
    cell: (row) =>
      row.deleted_at ? (
        <span className="tsu-muted tsu-truncate">
          {formatDay(row.deleted_at)}・{row.deleted_reason}
        </span>
      ) : (
        <Menu trigger={<IconButton icon="more" size="sm" label={`「${row.name}」の操作`} />}>
          <MenuItem tone="danger" icon="trash" onSelect={() => onDelete(row)}>
            削除する
          </MenuItem>
        </Menu>
      ),
  },
  {
    key: "email",
    header: "メールアドレス",
    width: 220,
    title: (row) => row.email,
    cell: (row) => row.email || <Missing />,
  },
  {
    key: "created_at",
    header: "登録日",
    width: 132,
    sortKey: "created_at",
    cell: (row) => formatDay(row.created_at),
  },
];
