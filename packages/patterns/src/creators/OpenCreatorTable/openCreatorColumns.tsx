import type { OpenCreator } from "@tsumugi/contract";
import {
  Badge,
  Button,
  CompactNumber,
  type DataTableColumn,
  Missing,
  Person,
  RelativeTime,
  Sparkline,
} from "@tsumugi/ui";
import { AccountFigures } from "../../shared/AccountFigures.tsx";
import { Engagement } from "../Engagement.tsx";
import { formatFeeBand } from "../feeBand.ts";
import type { OpenCreatorTableProps } from "./OpenCreatorTable.tsx";

type Column = DataTableColumn<OpenCreator>;
type Given = Partial<Pick<OpenCreatorTableProps, "creators" | "linkTo" | "onAdd" | "addingUid">>;

const dash = <Missing />;

/** Every column where no creators are named. */
export function openCreatorColumns({ creators, linkTo, onAdd, addingUid }: Given = {}): Column[] {
  // An empty table, or one that loads, needs no more than tells what it is about.
  const withRows = (column: Column): Column[] => (creators?.length === 0 ? [] : [column]);
  return [
    {
      key: "name",
      header: "クリエイター",
      width: 168,
      sortKey: "name",
      title: (row) => row.name,
      cell: (row) => <Person name={row.name} image={row.image} sub={row.area} link={linkTo?.(row)} />,
    },
    {
      key: "accounts",
      header: "SNS",
      width: 196,
      cell: (row) => <AccountFigures accounts={row.accounts} />,
    },
    {
      key: "follower_count",
      header: "フォロワー計",
      width: 98,
      align: "end",
      sortKey: "follower_count",
      cell: (row) => <CompactNumber value={row.follower_count} />,
    },
    ...withRows({
      key: "follower_trend",
      header: "推移",
      width: 76,
      cell: (row) => (
        <Sparkline label={`${row.name}のフォロワーの推移`} values={row.follower_trend} width={56} />
      ),
    }),
    {
      key: "engagement_rate",
      header: "反応率",
      width: 138,
      sortKey: "engagement_rate",
      cell: (row) => <Engagement creator={row} />,
    },
    {
      key: "genres",
      header: "ジャンル",
      width: 138,
      title: (row) => row.genres.map(({ name }) => name).join("、"),
      cell: (row) => (
        <span className="words">
          {row.genres[0] ? <Badge tone="info">{row.genres[0].name}</Badge> : dash}
          {row.genres.length > 1 && <span className="tsu-muted">ほか{row.genres.length - 1}</span>}
        </span>
      ),
    },
    ...withRows({
      key: "fee_band",
      header: "報酬の目安",
      width: 116,
      cell: (row) => formatFeeBand(row.fee_band) ?? dash,
    }),
    ...withRows({
      key: "last_posted_at",
      header: "最終投稿",
      width: 84,
      sortKey: "last_posted_at",
      cell: (row) => (row.last_posted_at ? <RelativeTime value={row.last_posted_at} /> : dash),
    }),
    {
      key: "managed",
      header: "追加",
      width: 88,
      cell: (row) => {
        if (row.managed) return <Badge tone="success">追加済み</Badge>;
        if (!onAdd) return <span className="tsu-muted">未追加</span>;
        return (
          <Button
            size="sm"
            icon="plus"
            aria-label={`${row.name}を追加する`}
            loading={addingUid === row.uid}
            onClick={() => onAdd(row)}
          >
            追加
          </Button>
        );
      },
    },
  ];
}
